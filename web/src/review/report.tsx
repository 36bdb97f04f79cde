// A review as a page, for whichever record: how far it is, the chances, the turning points, every decision, the points.
import { createEffect, createMemo, createSignal, For, on, onMount, Show, type JSX } from 'solid-js';
import { main_line, read_tree, record_to, START } from '../analysis/tree';
import { TryFrom } from '../analysis/try_from';
import { loading } from '../local/files';
import type { Update } from '../link/protocol';
import { anchor, stay_at } from '../route';
import { Decisions, DecisionWords, Verdict } from './decisions';
import { Graph } from './graph';
import { sides_of, update_of, type Review } from './model';
import { side_name } from './move_words';
import { Points } from './points';
import './review.css';
import { create_review, type ReviewStore } from './store';
import { Turning } from './turning';
import { moment_name, percent, say } from './words';

// `links`: what else can be done at the chosen moment.
export function Report(props: { record: string; links?: (moment: number, review: Review) => JSX.Element }) {
  const tree = createMemo(() => read_tree(props.record));
  const up_to = (entry: number) => record_to(tree(), main_line(tree())[entry - 1] ?? START);
  const store = create_review(props.record);
  onMount(() => store.go());
  return (
    <Show when={!store.problem()} fallback={<p class="review-problem" role="alert">{say('failed', { why: store.problem()!.message })}</p>}>
      <ProgressLine store={store} />
      <Show when={store.review() && store.facts()} fallback={<p role="status">{loading() ? say('loading', { percent: percent(loading()!.loaded / Math.max(1, loading()!.total)) }) : say('wait')}</p>}>
        <Found review={store.review()!} update={update_of(store.facts()!)} links={props.links} up_to={up_to} />
      </Show>
    </Show>
  );
}

function ProgressLine(props: { store: ReviewStore }) {
  const now = () => props.store.progress();
  return (
    <div class="review-progress">
      <progress max={now()?.of ?? 1} value={now()?.judged ?? 0} aria-label={say('progress.label')} />
      <span class="review-count">{now() ? say('progress', { n: now()!.judged, all: now()!.of, pass: now()!.pass }) : say('wait')}</span>
      <Show when={!props.store.finished()} fallback={<span class="review-note">{say('done')}</span>}>
        <button type="button" class="button small" disabled={!now()} onClick={() => (props.store.running() ? props.store.stop() : props.store.go())}>{say(props.store.running() ? 'stop' : 'go-on')}</button>
      </Show>
      <p class="review-note">{say('how')} {say('deeper')}</p>
    </div>
  );
}

type FoundProps = { review: Review; update: Update; links?: (moment: number, review: Review) => JSX.Element; up_to: (entry: number) => string };

function Found(props: FoundProps) {
  const [at, set_at] = createSignal(0);
  const last = () => props.review.moments.length - 1;
  const to = (moment: number) => set_at(Math.max(0, Math.min(last(), moment)));
  createEffect(on(anchor, (wanted) => wanted && to(Number(wanted) || 0)));
  const choose = (moment: number) => {
    to(moment);
    stay_at(at());
  };
  const sides = createMemo(() => sides_of(props.review));
  const chances = () => sides().map((side) => ({ seat: side[0]!, name: side_name(props.update, side), values: props.review.moments.map(({ win }) => win?.[side[0]!]) }));
  const here = () => props.review.moves.filter((move) => move.moment === at());
  return (
    <div class="review-parts">
      <section class="panel review-chances" aria-labelledby="review-chances">
        <h2 id="review-chances">{say('chances')}</h2>
        <Graph label={say('chances.graph')} moments={props.review.moments} series={chances()} least={0} most={1} marks={props.review.turning_points} at={at()} onAt={choose} words={(chance) => `${percent(chance)} %`} />
        <div class="review-moment" aria-live="polite">
          <h3>{here().length ? moment_name(at()) : say('moment.end')}</h3>
          <ul><For each={here()}>{(move) => <li class="review-here"><DecisionWords move={move} update={props.update} why /><Verdict move={move} /></li>}</For></ul>
        </div>
        <div class="review-links">
          {props.links?.(at(), props.review)}
          <Show when={here().length}><TryFrom record={props.up_to(props.review.moments[at()]!.entry)} update={props.update} seat={here()[0]!.seat} /></Show>
        </div>
      </section>
      <section class="panel review-turning" aria-labelledby="review-turning">
        <h2 id="review-turning">{say('turning')}</h2>
        <Turning review={props.review} update={props.update} onAt={choose} />
      </section>
      <section class="panel review-points" aria-labelledby="review-points">
        <h2 id="review-points">{say('points')}</h2>
        <Points review={props.review} update={props.update} at={at()} onAt={choose} />
      </section>
      <section class="panel review-moves" aria-labelledby="review-moves">
        <h2 id="review-moves">{say('moves')}</h2>
        <Decisions review={props.review} update={props.update} at={at()} onAt={choose} />
      </section>
    </div>
  );
}
