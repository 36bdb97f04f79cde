// What the tray says while nothing is chosen; and the helper's advice, each a shortcut to its card.
import { For, Show } from 'solid-js';
import { t } from '../../text/language';
import { action_words } from '../action_words';
import { card_of } from '../action';
import { use_scope } from '../scope';
import type { Selection } from '../selection';
import { News } from './news';

export function SlotHint(props: { text: string; selection?: Selection }) {
  const scope = use_scope();
  return (
    <>
      <div class="tray-head"><h2 class="tray-title">{props.text}</h2></div>
      <Show when={scope.hint()} fallback={<News><p class="tray-how">{t('turn.pick.how')}</p></News>}><Advice selection={props.selection} /></Show>
    </>
  );
}

export function Advice(props: { selection?: Selection; all?: boolean }) {
  const scope = use_scope();
  const moves = () => scope.hint()?.moves ?? [];
  const pick = (action: string) => {
    const card = card_of({ action, legal: true });
    if (!card || !props.selection) return;
    props.selection.choose(card);
    queueMicrotask(() => props.selection?.set_focus(action));
  };
  return (
    <Show when={moves().length} fallback={<p class="tray-say">{t('act.hint.none')}</p>}>
      <ol class="tray-hints">
        <For each={moves().slice(0, props.all ? 8 : 3)}>
          {(move) => (
            <li>
              <button type="button" class="button small" onClick={() => pick(move.action)}>
                {action_words(scope, move.action)}
                <Show when={move.win !== null}>
                  <small>{t('act.hint.win', { percent: Math.round(move.win! * 100) })}</small>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
