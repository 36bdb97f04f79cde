// Our own pictures: a building of the card's type in its landscape, and the skyline of a city.
import { For, Show } from 'solid-js';
import { WonderScene } from '../../scene/scene';
import './art.css';

// A number that stays the same for the same card, so that two cards of a type do not look alike.
export function mark_of(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum;
}

const LANDS = [
  'M0 56V38c14-8 26-10 40-3s34-9 60-2v23z',
  'M0 56V30c12 0 20 8 34 8s26-14 40-10 16 8 26 8v20z',
  'M0 56V40l18-12 14 9 22-17 20 16 12-6 14 8v18z',
];

export function CardArt(props: { id: string; type: string }) {
  const mark = mark_of(props.id);
  const main = 34 + (mark % 5) * 2;
  return (
    <svg class="card-art" classList={{ mirrored: mark % 2 === 1 }} viewBox="0 0 100 56" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle class="art-sun" cx={72 + (mark % 4) * 5} cy={10 + (mark % 3) * 4} r="7" />
      <path class="art-far" d={LANDS[mark % LANDS.length]} />
      <use class="art-side" href={`#building-${props.type}`} x={6 + (mark % 3) * 4} y="30" width="21" height="21" />
      <path class="art-near" d="M0 56v-7c26-4 62-4 100 0v7z" />
      <use class="art-main" href={`#building-${props.type}`} x={60 - main / 2 - (mark % 4) * 3} y={50.500 - main} width={main} height={main} />
    </svg>
  );
}

type SkylineProps = { cards: { id: string; type: string }[]; wonders?: string[]; scene?: { id: string; stages: number; of: number } };

// A city grows before one's eyes: one silhouette a building, its wonders tallest.
export function Skyline(props: SkylineProps) {
  return (
    <div class="skyline" aria-hidden="true">
      <Show when={props.scene}>{(scene) => <span class="skyline-scene"><WonderScene {...scene()} /></span>}</Show>
      <For each={props.wonders ?? []}>
        {(id) => <svg class="skyline-wonder" viewBox="0 0 24 24" preserveAspectRatio="xMidYMax meet"><use href={`#wonder-${id}`} /></svg>}
      </For>
      <For each={props.cards}>
        {(card) => (
          <svg class={`skyline-house type-${card.type}`} style={{ '--size': `${20 + (mark_of(card.id) % 5) * 4}px` }} viewBox="0 0 24 24" preserveAspectRatio="xMidYMax meet">
            <use href={`#building-${card.type}`} />
          </svg>
        )}
      </For>
      <Show when={props.cards.length === 0 && !props.wonders?.length && !props.scene}>
        <svg class="skyline-land" viewBox="0 0 240 40" preserveAspectRatio="none"><path d="M0 40V26c30-14 54-14 84-4s60-18 96-10c24 5 40 10 60 12v16z" /></svg>
      </Show>
    </div>
  );
}
