import { For, Show } from 'solid-js';
import { t } from '../../text/language';
import type { DuelView } from '../duel/view';
import { Card } from '../piece/card';
import { use_scope } from '../scope';

export function Discard() {
  const scope = use_scope<DuelView>();
  const pile = () => scope.view().discard ?? [];
  return (
    <Show when={pile().length} fallback={<p class="drawer-note">{t('drawer.discard.none')}</p>}>
      <ul class="discard">
        <For each={pile()}>{(id) => <li data-help={`card.${id}`}><Card rules={scope.rules} face={scope.catalogue.cards.get(id)!} /></li>}</For>
      </ul>
    </Show>
  );
}
