// The engine's opinion: the three best moves of whoever decides, deeper and deeper while the position stands.
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { name_in } from '../board/scope';
import type { Reason, Seat, Update } from '../link/protocol';
import { Engine, Stopped } from '../local/engine';
import { loading } from '../local/files';
import { move_words } from '../review/move_words';
import type { Judged } from '../review/model';
import { percent, say } from '../review/words';
import { reasons_of } from '../text/reasons';
import { asked } from './store';

type Lines = { seat: Seat; iterations: number; win: number[]; moves: (Judged & { win: number; visits: number; reasons: Reason[] })[]; seconds: number };
const DEPTHS = [100, 400, 1600, 6400, 25600];

type LinesProps = { on: boolean; onOn: (on: boolean) => void; record: string; rules: string; update: Update; seat?: Seat; onMove: (seat: Seat, move: Judged) => void };

export function EngineLines(props: LinesProps) {
  const engine = new Engine();
  const [lines, set_lines] = createSignal<Lines>();
  let turn = 0;
  let busy = false;
  onCleanup(() => engine.stop());

  async function think(record: string, seat: Seat): Promise<void> {
    const mine = ++turn;
    if (busy) engine.stop(); // what it thinks about is no longer asked
    busy = true;
    const started = performance.now();
    try {
      await engine.weights(props.rules);
      for (const iterations of DEPTHS) {
        const found = await asked<Lines>(engine, 'heptad_lines', record, seat, iterations);
        if (mine !== turn) return;
        set_lines({ ...found, seconds: (performance.now() - started) / 1000 });
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      if (mine === turn) busy = false;
    }
  }
  createEffect(on([() => props.record, () => props.seat, () => props.on], ([record, seat, is_on]) => {
    set_lines(undefined);
    ++turn;
    if (is_on && seat !== undefined) void think(record, seat);
    else if (busy) engine.stop();
  }));
  return (
    <section class="analysis-lines" aria-labelledby="analysis-lines">
      <label class="analysis-switch">
        <input type="checkbox" checked={props.on} onChange={(event) => props.onOn(event.currentTarget.checked)} />
        <span id="analysis-lines">{say('lines.on')}</span>
      </label>
      <Show when={props.on}>
        <Show when={props.seat !== undefined} fallback={<p class="analysis-note">{say('lines.none')}</p>}>
          <Show when={lines()} fallback={<p class="analysis-note" role="status">{loading() ? say('loading', { percent: percent(loading()!.loaded / Math.max(1, loading()!.total)) }) : say('lines.wait')}</p>}>
            {(found) => (
              <>
                <p class="analysis-note">{say('lines.for', { name: name_in(props.update, found().seat) })} · <span class="lines-facts">{say('lines.facts', { n: found().iterations, s: found().seconds.toFixed(1) })}</span></p>
                <ol class="best-lines">
                  <For each={found().moves}>
                    {(move) => (
                      <li>
                        <button type="button" class="line-move" data-action={move.action} onClick={() => props.onMove(found().seat, move)}>
                          <b class="line-win">{percent(move.win)} %</b>
                          <span class="line-words">
                            <span>{move_words(props.update, move)}</span>
                            <small>{reasons_of(props.update, move.reasons, 3).join(' · ')}</small>
                          </span>
                        </button>
                      </li>
                    )}
                  </For>
                </ol>
              </>
            )}
          </Show>
        </Show>
      </Show>
    </section>
  );
}
