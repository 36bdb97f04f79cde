// Every decision: what was played, what would have been better, and by how much.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { name_in } from '../board/scope';
import type { Update } from '../link/protocol';
import { Choices } from '../screens/page';
import type { Review, ReviewMove } from './model';
import { move_words, why_words } from './move_words';
import { moment_name, percent, say } from './words';

const WHICH = ['losses', 'all'] as const;

export function Verdict(props: { move: ReviewMove }) {
  const loss = () => percent(props.move.loss ?? 0);
  return (
    <Show when={props.move.win} fallback={<span class="verdict waiting">{say('waiting')}</span>}>
      <Show when={props.move.better} fallback={<span class="verdict">{say('forced')}</span>}>
        <Show when={loss() > 0} fallback={<span class="verdict good">{say('best')}</span>}>
          <span class="verdict bad" aria-label={say('loss.said', { percent: loss() })}>{say('loss', { percent: loss() })}</span>
        </Show>
      </Show>
    </Show>
  );
}

export function DecisionWords(props: { move: ReviewMove; update: Update; why?: boolean }) {
  const better = () => (props.move.better && percent(props.move.loss ?? 0) > 0 ? props.move.better : undefined);
  return (
    <span class="decision-words">
      <span class="decision-played"><span class="decision-who" data-seat={props.move.seat}>{name_in(props.update, props.move.seat)}</span>{move_words(props.update, props.move.played)}</span>
      <Show when={better()}>{(move) => <span class="decision-better">{say('better', { what: move_words(props.update, move()) })}</span>}</Show>
      <Show when={props.why && better() && why_words(props.update, props.move)}>{(why) => <span class="decision-why">{say('why', { why: why() })}</span>}</Show>
    </span>
  );
}

export function Decisions(props: { review: Review; update: Update; at: number; onAt: (moment: number) => void }) {
  const [which, set_which] = createSignal<(typeof WHICH)[number]>('losses');
  const shown = createMemo(() => (which() === 'all' ? props.review.moves : props.review.moves.filter((move) => percent(move.loss ?? 0) > 0)));
  return (
    <>
      <Choices label={say('moves.show')} hide_label values={WHICH} value={which()} words={(one) => say(one === 'all' ? 'moves.all' : 'moves.losses')} onChoose={set_which} />
      <ol class="decisions">
        <For each={shown()} fallback={<li class="review-empty">{say('moves.none')}</li>}>
          {(move) => (
            <li>
              <button type="button" class="decision" aria-current={move.moment === props.at ? 'true' : undefined} onClick={() => props.onAt(move.moment)}>
                <span class="decision-number">{move.moment || moment_name(0)}</span>
                <DecisionWords move={move} update={props.update} />
                <Verdict move={move} />
              </button>
            </li>
          )}
        </For>
      </ol>
    </>
  );
}
