// Opening a record: a file, dropped or chosen, its text, or a link to a game; or an empty board to be set up by hand.
import { createEffect, createResource, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { record, rule_sets } from '../link/api';
import type { RecordError } from '../review/model';
import { say } from '../review/words';
import { game_name } from '../screens/game_picker';
import { refusal_of } from '../text/names';

const DRAGGING = ['dragover', 'dragleave', 'drop'] as const;
const TABLE = /\/t\/([\w-]+)/;

type OpenProps = { text: string; problem?: RecordError; onText: (text: string) => void };

export function Open(props: OpenProps) {
  const [text, set_text] = createSignal(props.text);
  const [failed, set_failed] = createSignal(false);
  const [dragged, set_dragged] = createSignal(false);
  const [sets] = createResource(() => rule_sets().then((all) => all.rules).catch(() => []));
  const [rules, set_rules] = createSignal('duel');
  const [players, set_players] = createSignal<number>();
  const counts = () => sets()?.find((one) => one.rules === rules())?.players ?? [2];

  async function open(given: string) {
    set_failed(false);
    const link = TABLE.exec(given.trim());
    if (!link || given.includes('\n')) return props.onText(given);
    try {
      props.onText(await record(link[1]!));
    } catch {
      set_failed(true);
    }
  }
  async function open_file(file: File | undefined) {
    if (!file) return;
    const content = await file.text();
    set_text(content);
    await open(content);
  }
  // The line that is wrong is chosen in the text, where it can be mended.
  let field!: HTMLTextAreaElement;
  createEffect(() => {
    const wrong = props.problem?.line;
    if (!wrong) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, wrong - 1).join('\n').length + (wrong > 1 ? 1 : 0);
    field.setSelectionRange(start, start + (lines[wrong - 1]?.length ?? 0));
    field.scrollTop = (field.scrollHeight / lines.length) * (wrong - 4);
  });
  // A file may be dropped anywhere on the page.
  const over = (event: DragEvent) => {
    event.preventDefault();
    set_dragged(event.type === 'dragover');
    if (event.type === 'drop') void open_file(event.dataTransfer?.files[0]);
  };
  onMount(() => DRAGGING.forEach((kind) => window.addEventListener(kind, over)));
  onCleanup(() => DRAGGING.forEach((kind) => window.removeEventListener(kind, over)));
  return (
    <div class="open" classList={{ dragged: dragged() }}>
      <section class="panel" aria-labelledby="open-record">
        <h2 id="open-record">{say('open')}</h2>
        <p>{say('open.how')}</p>
        <label class="open-file"><span class="label">{say('open.file')}</span><input type="file" class="field" accept=".play,text/plain" onChange={(event) => void open_file(event.currentTarget.files?.[0])} /></label>
        <label><span class="label">{say('open.text')}</span><textarea ref={field} class="field open-text" rows="10" wrap="off" spellcheck={false} value={text()} onInput={(event) => set_text(event.currentTarget.value)} aria-invalid={props.problem || failed() ? 'true' : undefined} aria-describedby="open-problem" /></label>
        <div id="open-problem" role="alert">
          <Show when={failed()}><p class="review-problem">{say('open.failed')}</p></Show>
          <Show when={props.problem}>{(problem) => <Problem problem={problem()} text={text()} />}</Show>
        </div>
        <button type="button" class="button primary" disabled={!text().trim()} onClick={() => void open(text())}>{say('open.do')}</button>
      </section>
      <section class="panel" aria-labelledby="open-new">
        <h2 id="open-new">{say('open.new')}</h2>
        <p>{say('open.new.how')}</p>
        <div class="open-game">
          <label><span class="label">{say('open.rules')}</span>
            <select class="field" onChange={(event) => { set_rules(event.currentTarget.value); set_players(undefined); }}>
              <For each={sets() ?? [{ rules: 'duel', players: [2] }]}>{(one) => <option value={one.rules} selected={one.rules === rules()}>{game_name(one.rules)}</option>}</For>
            </select>
          </label>
          <label><span class="label">{say('open.players')}</span>
            <select class="field" onChange={(event) => set_players(Number(event.currentTarget.value))}>
              <For each={counts()}>{(n) => <option value={n} selected={n === players()}>{n}</option>}</For>
            </select>
          </label>
          <button type="button" class="button" onClick={() => props.onText(`heptad 1\nrules ${rules()}\nplayers ${players() ?? counts()[0]}\n`)}>{say('open.begin')}</button>
        </div>
      </section>
    </div>
  );
}

// The line that is wrong, with those around it, and where in it.
function Problem(props: { problem: RecordError; text: string }) {
  const number = () => props.problem.line ?? 1;
  const around = () => props.text.split('\n').map((line, i) => ({ line, number: i + 1 })).slice(Math.max(0, number() - 3), number() + 1);
  const why = () => refusal_of({ code: props.problem.code, message: props.problem.reason ?? props.problem.message });
  return (
    <div class="review-problem">
      <p><b>{say('bad', { line: number(), why: why() })}</b></p>
      <ol class="bad-lines">
        <For each={around()}>{(one) => <li value={one.number} classList={{ bad: one.number === number() }} aria-current={one.number === number() ? 'true' : undefined}><code>{one.line}</code></li>}</For>
      </ol>
    </div>
  );
}
