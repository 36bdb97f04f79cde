// The buildings of a city: one line each, grouped by type; spines with vertical names in Chinese.
// A crowd: goods are chips without names (what they make is told above), the rest one column if it fits, else short ones
// share a line, else there are two columns.
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { TYPE_ORDER, type CardFace } from '../../catalogue/catalogue';
import { card_sentence } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { language, t } from '../../text/language';
import { name_of } from '../../text/names';
import { Chain } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import '../piece/type.css';
import { use_scope } from '../scope';
import { looked_at } from '../selection';
import { chained } from '../chained';
import './city.css';
import type { DuelView } from './view';

const GOODS = ['raw', 'manufactured'];

// How many buildings find room: lines of a list, or Chinese spines side by side.
const LINE = 25;
const SPINE = { width: 46, height: 124 };
// Where short names share lines, so many lines a building are enough.
const SHARED = 0.72;

export function City(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const cards = () => scope.view().cities[props.seat]!;
  const [room, set_room] = createSignal({ width: 0, height: 0 });
  const watch = (element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => set_room(entry!.contentRect));
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  };
  return (
    <div role="group" class="rail-part rail-city" aria-label={t('rail.city')} data-city={props.seat} ref={watch}>
      <Show when={cards().length} fallback={<p class="city-empty">{t('rail.city.none')}</p>}>
        <Stacks rules={scope.rules} cards={cards()} lines={Math.floor(room().height / LINE)} spines={Math.floor(room().height / SPINE.height) * Math.floor(room().width / SPINE.width)} face={(id) => scope.catalogue.cards.get(id)} marked={(id) => chained(scope.catalogue, looked_at(), id)} />
      </Show>
    </div>
  );
}

// More buildings than `lines` (or upright `spines`) are a crowd.
type StacksProps = { rules: string; cards: string[]; lines: number; spines?: number; face: (id: string) => CardFace | undefined; marked?: (id: string) => boolean };

export function Stacks(props: StacksProps) {
  const many = () => props.cards.length > (language() === 'zh-Hant' ? (props.spines ?? props.lines) : props.lines);
  const upright = () => language() === 'zh-Hant' && !many();
  const goods = () => props.cards.filter((id) => GOODS.includes(props.face(id)?.type ?? '')).length;
  const left = () => props.lines - Math.ceil(goods() / 4);
  const named = () => props.cards.length - goods();
  // What already stands is not drawn anew: only what was added arrives.
  return (
    <ul class="stacks" classList={{ crowded: many(), dense: named() > left(), tight: named() * SHARED > left(), upright: upright() }}>
      <For each={TYPE_ORDER}>
        {(type) => {
          const ids = createMemo(() => props.cards.filter((id) => props.face(id)?.type === type));
          return (
            <Show when={ids().length}>
              <li class={`stack type-${type}`}>
                <ul>
                  <For each={ids()}>{(id) => <li><Spine rules={props.rules} face={props.face(id)!} marked={props.marked?.(id)} /></li>}</For>
                </ul>
              </li>
            </Show>
          );
        }}
      </For>
    </ul>
  );
}

export function Spine(props: { rules: string; face: CardFace; marked?: boolean }) {
  return (
    <span
      class={`spine type-${props.face.type}`}
      classList={{ marked: props.marked }}
      role="img"
      data-built={props.face.id}
      data-help={`card.${props.face.id}`}
      aria-label={card_sentence(props.rules, props.face)}
      title={card_sentence(props.rules, props.face)}
    >
      <span class="spine-mark pattern"><Icon of="type" id={props.face.type} /></span>
      <span class="spine-name">{name_of(props.rules, 'cards', props.face.id)}</span>
      <span class="spine-effects"><EffectRow effects={props.face.effects} /></span>
      <For each={props.face.gives}>{(id) => <Chain id={id} way="gives" />}</For>
    </span>
  );
}
