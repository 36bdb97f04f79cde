// The three moments that decided, in words with reasons.
import { For, Show } from 'solid-js';
import { name_in } from '../board/scope';
import { Icon } from '../icon/icon';
import type { Update } from '../link/protocol';
import type { Review, TurningPoint } from './model';
import { luck_words, move_words, why_words } from './move_words';
import { moment_name, percent, say } from './words';

export function Turning(props: { review: Review; update: Update; onAt: (moment: number) => void }) {
  const move_of = (point: TurningPoint) => props.review.moves.find((move) => move.entry === point.entry)!;
  const change = (point: TurningPoint) => say('from-to', { before: percent(point.before), after: percent(point.after) });
  return (
    <Show when={props.review.turning_points.length} fallback={<p class="review-empty">{say('turning.none')}</p>}>
      <ol class="turning">
        <For each={props.review.turning_points}>
          {(point) => (
            <li class="turning-point" classList={{ luck: point.kind === 'luck' }} data-moment={point.moment}>
              <button type="button" class="turning-move" onClick={() => props.onAt(point.moment)} aria-label={moment_name(point.moment)}>{point.moment || '–'}</button>
              <Show when={point.kind === 'mistake'} fallback={
                <div class="turning-words">
                  <p class="turning-what"><Icon of="ui" id="dice" />{say('luck', { what: luck_words(props.update, point, props.review.moments) })}</p>
                  <p class="turning-change">{say('luck.for', { name: name_in(props.update, point.seat) })}: <b>{change(point)}</b></p>
                </div>
              }>
                <div class="turning-words">
                  <p class="turning-what">{say('mistake', { name: name_in(props.update, point.seat), what: move_words(props.update, move_of(point).played) })}</p>
                  <p class="turning-change"><b>{change(point)}</b></p>
                  <p class="turning-better">{say('better', { what: move_words(props.update, move_of(point).better!) })}</p>
                  <Show when={why_words(props.update, move_of(point))}>{(why) => <p class="turning-why">{say('why', { why: why() })}</p>}</Show>
                </div>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
