// The review of a table's game, after its end.
import { createResource, Show } from 'solid-js';
import { record } from '../link/api';
import { can_play_here } from '../local/files';
import { Page } from '../screens/page';
import { refusal_of } from '../text/names';
import type { Review } from './model';
import { Report } from './report';
import { say } from './words';

export default function ReviewScreen(props: { table: string }) {
  const [text] = createResource(() => props.table, record);
  const links = (moment: number, review: Review) => (
    <>
      <a class="button small" href={`/t/${props.table}/replay#${moment}`}>{say('moment.replay')}</a>
      <a class="button small" href={`/t/${props.table}/analysis#${review.moments[moment]!.entry}`}>{say('moment.analyse')}</a>
    </>
  );
  return (
    <Page wide>
      <div class="review-head">
        <h1 class="page-title">{say('title')}</h1>
        <a class="button small" href={`/t/${props.table}`}>{say('back')}</a>
      </div>
      <Show when={can_play_here} fallback={<p>{say('not-here')}</p>}>
        <Show when={!text.error} fallback={<p class="review-problem" role="alert">{refusal_of(text.error)}</p>}>
          <Show when={text()} fallback={<p role="status">{say('wait')}</p>}>{(found) => <Report record={found()} links={links} />}</Show>
        </Show>
      </Show>
    </Page>
  );
}
