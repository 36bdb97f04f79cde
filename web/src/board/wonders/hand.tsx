// My hand: always in sight, every card with its status in words and shape.
import { For, Show } from 'solid-js';
import { card_sentence, effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Card } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { going_card } from '../action';
import { use_scope } from '../scope';
import { KEYS, type Selection } from '../selection';
import './hand.css';
import { status_of } from './status';
import type { WondersView } from './view';

export function Hand(props: { cards: string[]; selection: Selection; committed?: string; lit: Set<string> }) {
  const scope = use_scope<WondersView>();
  return (
    <ul class="hand" aria-label={t('wonders.hand')} style={{ '--cards': Math.max(5, props.cards.length) }}>
      <For each={props.cards}>
        {(id, i) => {
          const face = () => scope.catalogue.cards.get(id)!;
          const status = () => status_of(scope.legal(), id);
          // Of two equal cards the first one stands for both.
          const first = () => props.cards.indexOf(id) === i();
          const letter = () => KEYS[[...new Set(props.cards)].indexOf(id)]?.toUpperCase();
          return (
            <li class="hand-slot" classList={{ chosen: first() && props.selection.chosen() === id, committed: first() && props.committed === id, going: first() && going_card(scope) === id }}>
              <button
                type="button"
                class="hand-card"
                aria-pressed={first() && props.selection.chosen() === id}
                data-hand={id}
                onClick={() => props.selection.toggle(id)}
              >
                <Spoken words={[card_sentence(scope.rules, face()), status()?.words ?? '', props.committed === id ? t('seat.committed') : '', t('card.key', { key: letter()! })].filter(Boolean).join(' ')}>
                <Card rules={scope.rules} face={face()} lit={(chain) => props.lit.has(chain)}>
                  <span class="card-words">{effects_text(scope.rules, face().effects)}</span>
                </Card>
                <span class="slot-key key" aria-hidden="true">{letter()}</span>
                <span class={`ribbon ${status()?.tone ?? ''}`} aria-hidden="true">
                  <Show when={first() && props.committed === id} fallback={
                    <Show when={status()}>
                      {(s) => (
                        <>
                          <Icon of={s().icon === 'trade' ? 'good' : 'ui'} id={s().icon} />
                          <Show when={s().tone === 'pay'} fallback={<span>{s().short ?? s().words}</span>}>
                            <span class="ribbon-ways">
                              <Show when={s().left}><b>{s().left}</b><Icon of="ui" id="arrow-left" /></Show>
                              <Show when={s().right}><b>{s().right}</b><Icon of="ui" id="arrow-right" /></Show>
                            </span>
                          </Show>
                        </>
                      )}
                    </Show>
                  }>
                    <Icon of="ui" id="lock" />{t('seat.committed')}
                  </Show>
                </span>
                </Spoken>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}
