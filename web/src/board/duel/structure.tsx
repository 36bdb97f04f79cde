// The twenty cards of an age, laid out as the catalogue says. Every open card is a button that says a full sentence.
import { createMemo, For, Show } from 'solid-js';
import { card_sentence } from '../../catalogue/words';
import { t } from '../../text/language';
import { Coins } from '../piece/amount';
import { Card, CardBack } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { MythToken, OfferingToken } from '../pantheon/god';
import { going_card } from '../action';
import { advised_card, name_in, use_scope } from '../scope';
import { KEYS, type Selection } from '../selection';
import { arrangement } from './arrangement';
import './structure.css';
import type { DuelView, StructureCard } from './view';

// Age III has seven rows: they overlap more, most where the window is small.
const pitch_of = (rows: number) => (rows <= 5 ? 0.55 : arrangement() === 'rails' ? 0.45 : 0.41);

export function Structure(props: { selection: Selection }) {
  const scope = use_scope<DuelView>();
  const places = () => scope.catalogue.structures[scope.view().age - 1] ?? [];
  const rows = () => Math.max(1, ...places().map((place) => place.row + 1));
  // Columns count half cards.
  const columns = () => places().map((place) => place.column);
  const first = () => Math.min(...columns());
  const across = () => (Math.max(...columns()) - first()) / 2 + 1;
  const present = createMemo(() => new Map(scope.view().structure.map((card) => [card.slot, card])));
  const slots = createMemo(() => places().filter((place) => present().has(place.slot)).map((place) => place.slot));
  const open = createMemo(() => scope.view().structure.filter((card) => card.available).map((card) => card.slot));
  const key_of = (slot: number) => KEYS[open().indexOf(slot)]?.toUpperCase();

  const chosen_slot = () => scope.view().structure.find((card) => card.card && card.card === props.selection.chosen())?.slot;
  // What the chosen card alone still covers would be open next.
  const would_open = createMemo(() => {
    const slot = chosen_slot();
    if (slot === undefined) return new Set<number>();
    const covers = places().find((place) => place.slot === slot)?.covers ?? [];
    const still_covered = (above: number) =>
      places().some((other) => other.slot !== slot && present().has(other.slot) && other.covers.includes(above));
    return new Set(covers.filter((above) => present().has(above) && !still_covered(above)));
  });
  const lit = createMemo(() => {
    const face = scope.catalogue.cards.get(props.selection.chosen() ?? '');
    return new Set(face ? [...face.needs, ...face.gives] : []);
  });

  return (
    <section class="structure" aria-label={t('board.structure', { age: t(`age.${scope.view().age as 1 | 2 | 3}`) })}>
      <div class="structure-inner" style={{ '--rows': rows(), '--pitch': pitch_of(rows()), '--across': across() }}>
        <For each={slots()}>
          {(slot) => {
            const place = () => places().find((p) => p.slot === slot);
            const card = () => present().get(slot);
            return (
              <Show when={place() && card()}>
                <div
                  class="slot"
                  classList={{
                    open: card()!.available,
                    advised: card()!.card !== null && card()!.card === advised_card(scope as never),
                    foreseen: card()!.foreseen ?? false,
                    chosen: chosen_slot() === slot,
                    going: card()!.card !== null && card()!.card === going_card(scope),
                    'would-open': would_open().has(slot),
                    dimmed: chosen_slot() !== undefined && chosen_slot() !== slot && !would_open().has(slot) && card()!.available,
                  }}
                  style={{ '--row': place()!.row, '--column': place()!.column - first(), 'z-index': place()!.row }}
                >
                  <SlotCard card={card()!} letter={key_of(slot)} selection={props.selection} lit={lit()} />
                  <Show when={card()!.mythology}>{(myth) => <span class="slot-token"><MythToken id={myth()} /></span>}</Show>
                  <Show when={card()!.offering}>{(n) => <span class="slot-token"><OfferingToken n={n()} /></span>}</Show>
                  <Show when={would_open().has(slot)}>
                    <span class="opens-tag">{t('board.opens')}</span>
                  </Show>
                </div>
              </Show>
            );
          }}
        </For>
      </div>
    </section>
  );
}

type SlotCardProps = { card: StructureCard; letter?: string; selection: Selection; lit: Set<string> };

function SlotCard(props: SlotCardProps) {
  const scope = use_scope<DuelView>();
  const face = () => (props.card.card ? scope.catalogue.cards.get(props.card.card) : undefined);
  const other = () => 1 - scope.me();
  const prices = () => (props.card.prices ? [props.card.prices[scope.me()], props.card.prices[other()]] : undefined);
  const back_key = () => (props.card.back === 'age' ? 'board.facedown' : (`board.facedown.${props.card.back}` as const));
  const price_words = () => {
    const both = prices();
    return both ? `${t('card.price', { n: both[0]! })} ${t('card.price.other', { name: name_in(scope.update(), other()), n: both[1]! })}` : '';
  };
  const sentence = () => [card_sentence(scope.rules, face()!), price_words(), props.letter ? t('card.key', { key: props.letter }) : ''].filter(Boolean).join(' ');
  const drawn = () => (
    <Card rules={scope.rules} face={face()!} lit={(chain) => props.lit.has(chain)}>
      <span class="slot-foot">
        <Show when={prices()}>
          {(both) => (
            <>
              <span class="slot-price mine" classList={{ dear: both()[0]! > scope.view().coins[scope.me()]! }}>
                <Coins n={both()[0]!} />
              </span>
              <Show when={props.letter}><span class="slot-key key">{props.letter}</span></Show>
              <span class="slot-price theirs"><Coins n={both()[1]!} /></span>
            </>
          )}
        </Show>
      </span>
    </Card>
  );
  return (
    <Show
      when={face()}
      fallback={
        <span role="img" aria-label={t(back_key())} class="slot-still" data-help={`back.${props.card.back}`}>
          <CardBack age={scope.view().age} back={props.card.back} />
        </span>
      }
    >
      <Show
        when={props.card.available}
        fallback={<span class="slot-still" role="img" aria-label={sentence()} data-help={`card.${props.card.card}`} data-said={price_words()}>{drawn()}</span>}
      >
        <button
          type="button"
          class="slot-button"
          data-help={`card.${props.card.card}`}
          data-said={price_words()}
          aria-pressed={props.selection.chosen() === props.card.card}
          onClick={() => props.selection.toggle(props.card.card!)}
        >
          <Spoken words={sentence()}>{drawn()}</Spoken>
        </button>
      </Show>
    </Show>
  );
}
