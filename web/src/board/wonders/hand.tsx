// My hand: always in sight as a whole, every card with its status in words and shape.
import { For, Show } from 'solid-js';
import { card_sentence, effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { going_card } from '../action';
import { Card } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { create_room, fit_cards, type Fit } from '../room';
import { advised_card, use_scope } from '../scope';
import { KEYS, type Selection } from '../selection';
import { Bill } from './bill';
import './hand.css';
import { status_of, type Status } from './status';
import type { WondersView } from './view';

const RIBBON = 24;
const LOOK = { gap: 6, foot: RIBBON, tall: [1.04, 1.36], most: 168 } as const;

// So many lines of words a card has room for, below its picture, cost and a name of two lines; a single one says too little.
const lines_of = ({ width, height }: Fit) => Math.max(0, Math.min(4, Math.floor((height - 0.66 * width - 2.4 * Math.max(12, 0.118 * width)) / 15)));

export function Hand(props: { cards: string[]; selection: Selection; committed: string[]; lit: Set<string> }) {
  const scope = use_scope<WondersView>();
  const { room, measure } = create_room({ width: 800, height: 190 });
  const fit = () => fit_cards(Math.max(4, props.cards.length), room(), LOOK);
  return (
    <ul class="hand" classList={{ small: fit().width < 88, wordless: lines_of(fit()) < 2, keyed: fit().width >= 126 }} ref={measure} aria-label={t('wonders.hand')} style={{ '--columns': Math.min(fit().columns, props.cards.length), '--w': `${fit().width}px`, '--tall': `${fit().height}px`, '--gap': `${LOOK.gap}px`, '--ribbon': `${RIBBON}px`, '--lines': lines_of(fit()) }}>
      <For each={props.cards}>
        {(id, i) => {
          const face = () => scope.catalogue.cards.get(id)!;
          const status = () => status_of(scope.view(), scope.legal(), id);
          // Of two equal cards the first one stands for both.
          const first = () => props.cards.indexOf(id) === i();
          const committed = () => props.committed.filter((card) => card === id).length > props.cards.slice(0, i()).filter((card) => card === id).length;
          const letter = () => KEYS[[...new Set(props.cards)].indexOf(id)]?.toUpperCase();
          return (
            <li class="hand-slot" classList={{ chosen: first() && props.selection.chosen() === id, committed: committed(), advised: first() && advised_card(scope as never) === id, going: first() && going_card(scope) === id }}>
              <button type="button" class="hand-card" aria-pressed={first() && props.selection.chosen() === id} data-hand={id} onClick={() => props.selection.toggle(id)}>
                <Spoken words={[card_sentence(scope.rules, face()), status()?.words ?? '', committed() ? t('seat.committed') : '', t('card.key', { key: letter()! })].filter(Boolean).join(' ')}>
                  <Card rules={scope.rules} face={face()} lit={(chain) => props.lit.has(chain)}>
                    <span class="card-words">{effects_text(scope.rules, face().effects)}</span>
                  </Card>
                  <Ribbon status={status()} committed={committed()} letter={letter()} />
                </Spoken>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

function Ribbon(props: { status: Status | undefined; committed: boolean; letter: string | undefined }) {
  return (
    <span class={`ribbon ${props.committed ? 'chosen-one' : (props.status?.tone ?? '')}`}>
      <Show when={props.committed}><Icon of="ui" id="lock" /><span>{t('wonders.ribbon.chosen')}</span></Show>
      <Show when={!props.committed && props.status}>
        {(s) => (
          <>
            <Icon of={s().icon === 'trade' ? 'good' : 'ui'} id={s().icon} />
            <Show when={s().pay} fallback={<span>{s().short ?? s().words}</span>}>
              {(pay) => <Bill pay={pay()} class="ribbon-ways" />}
            </Show>
          </>
        )}
      </Show>
      <Show when={!props.committed && props.status?.sails}><Icon of="sea" id="ship" class="ribbon-ship" /></Show>
      <span class="slot-key key">{props.letter}</span>
    </span>
  );
}
