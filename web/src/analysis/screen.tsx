// The analysis board: opened empty, with a table's game, or with a record kept from a review.
import { createResource, createSignal, Match, onCleanup, Show, Switch } from 'solid-js';
import { catalogue_of } from '../catalogue/catalogue';
import { record } from '../link/api';
import { Engine } from '../local/engine';
import { can_play_here } from '../local/files';
import type { RecordError } from '../review/model';
import { Report } from '../review/report';
import { say } from '../review/words';
import { anchor } from '../route';
import { Page } from '../screens/page';
import { AnalysisBoard } from './board';
import './analysis.css';
import { Open } from './open';
import { create_analysis, open_record, type Opened } from './store';
import { main_line, write_tree } from './tree';

// What was analysed when the page was left: whoever tries a position elsewhere comes back to it.
let left: { table?: string; opened: Opened; at: number } | undefined;

export default function AnalysisScreen(props: { table?: string }) {
  const [text, set_text] = createSignal('');
  const { table } = props; // as it was asked for: when the screen is left, the address says something else
  const back = left?.table === table ? left : undefined;
  const [opened, set_opened] = createSignal<Opened | undefined>(back?.opened);
  const [problem, set_problem] = createSignal<RecordError>();
  const [reviewed, set_reviewed] = createSignal<string>();

  async function open(given: string) {
    set_text(given);
    const engine = new Engine();
    try {
      const found = await open_record(engine, given);
      set_problem(undefined);
      set_opened(found);
    } catch (error) {
      set_problem(error instanceof Error ? { code: 'failed', message: error.message } : (error as RecordError));
    } finally {
      engine.stop();
    }
  }
  if (table && !back) void record(table).then(open, () => set_problem({ code: 'unknown-table', message: '' }));
  return (
    <Switch fallback={
      <Page>
        <h1 class="page-title">{say('analysis')}</h1>
        <Show when={can_play_here} fallback={<p>{say('not-here')}</p>}><Open text={text()} problem={problem()} onText={(given) => void open(given)} /></Show>
      </Page>
    }>
      <Match when={reviewed()}>
        {(found) => (
          <Page wide>
            <div class="review-head"><h1 class="page-title">{say('title')}</h1><button type="button" class="button small" onClick={() => set_reviewed(undefined)}>{say('analysis')}</button></div>
            <Report record={found()} />
          </Page>
        )}
      </Match>
      <Match when={opened()} keyed>
        {(found) => <Analysing opened={found} first={found === back?.opened ? back.at : first_of(found)} onLeave={(at, tree) => (left = { table, opened: { ...found, tree }, at })} onClose={() => { set_opened(undefined); left = undefined; }} onReview={(tree) => { set_opened({ ...found, tree }); set_reviewed(write_tree(tree)); }} />}
      </Match>
    </Switch>
  );
}

// `#34`: behind so many lines of the log.
const first_of = ({ tree }: Opened): number => main_line(tree)[Number(anchor()) - 1] ?? 0;

function Analysing(props: { opened: Opened; first: number; onLeave: (at: number, tree: Opened['tree']) => void; onClose: () => void; onReview: (tree: Opened['tree']) => void }) {
  const analysis = create_analysis(new Engine(), props.opened, props.first);
  onCleanup(() => props.onLeave(analysis.at(), analysis.tree()));
  const [catalogue] = createResource(analysis.position, ({ view }) => catalogue_of(props.opened.facts.rules, props.opened.facts.players, view.costs));
  return (
    <Show when={catalogue() && analysis.position()} fallback={<Page><p role="status">{say('wait')}</p></Page>}>
      <AnalysisBoard analysis={analysis} position={() => analysis.position()!} catalogue={catalogue()!} onClose={props.onClose} onReview={() => props.onReview(analysis.tree())} />
    </Show>
  );
}
