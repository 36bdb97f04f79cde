// What the tray says while nothing is chosen; and the helper's advice, each a shortcut to its card.
import { For, Show, type JSX } from 'solid-js';
import { t } from '../../text/language';
import { reasons_of } from '../../text/reasons';
import type { Move } from '../../link/protocol';
import { action_words } from '../action_words';
import { card_of, option_of } from '../action';
import { use_scope, type Scope } from '../scope';
import type { Selection } from '../selection';
import './hints.css';
import { LessonNote } from './lesson_note';
import { News } from './news';

export function SlotHint(props: { text: string; how: string; selection?: Selection }) {
  const scope = use_scope();
  // A hint about a card leads to the card and its use.
  const aim = (action: string) => {
    const card = card_of(option_of(scope, action));
    if (!card || !props.selection) return;
    props.selection.choose(card);
    queueMicrotask(() => props.selection!.set_focus(action));
  };
  const guide = () => (scope.hint() || scope.thinking?.() ? undefined : scope.guide?.());
  return (
    <Show when={!guide()} fallback={<LessonNote says={guide()!} />}>
      <div class="tray-head"><h2 class="tray-title">{props.text}</h2></div>
      <Advised onPick={aim}><News><p class="tray-how">{props.how}</p></News></Advised>
    </Show>
  );
}

// The advice once it is there, that it is being thought about before, else what stands here usually.
export function Advised(props: { onPick: (action: string) => void; children: JSX.Element }) {
  const scope = use_scope();
  return (
    <Show when={scope.hint()} fallback={
      <Show when={scope.thinking?.()} fallback={props.children}><p class="tray-how" role="status">{t('act.hint.wait')}</p></Show>
    }>
      <Advice onPick={props.onPick} />
    </Show>
  );
}

// What speaks for a move; that nothing does which words could tell is said as well.
const why_of = (scope: Scope, move: Move, most: number): string => reasons_of(scope.update(), move.reasons, most).join(' · ') || t('act.hint.unsaid');

// Where the choices themselves fill the tray: the best of them, and why.
export function BestOfAll() {
  const scope = use_scope();
  const best = () => scope.hint()?.moves[0];
  const words = (move: Move) => `${action_words(scope, move.action)}${t('list.colon')}${why_of(scope, move, 2)}`;
  return <Show when={best()}>{(move) => <p class="tray-say hint-best" role="status" title={words(move())}>{words(move())}</p>}</Show>;
}

export function Advice(props: { onPick?: (action: string) => void; all?: boolean }) {
  const scope = use_scope();
  const moves = () => scope.hint()?.moves ?? [];
  const why = (move: Move) => why_of(scope, move, props.all ? 4 : 2);
  return (
    <Show when={moves().length} fallback={<p class="tray-say">{t('act.hint.none')}</p>}>
      <ol class="tray-hints" classList={{ whole: props.all }}>
        <For each={moves().slice(0, props.all ? 8 : 3)}>
          {(move) => (
            <li>
              <button type="button" class="button small" style={{ '--win': move.win ?? 0 }} onClick={() => props.onPick?.(move.action)}>
                <span class="hint-what">
                  <span class="hint-words">{action_words(scope, move.action)}</span>
                  <Show when={move.win !== null}>
                    <small>{t('act.hint.win', { percent: Math.round(move.win! * 100) })}</small>
                  </Show>
                </span>
                <small class="hint-why" title={why(move)}>{why(move)}</small>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
