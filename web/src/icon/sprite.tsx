// All icons once in the page, used by reference.
import { For } from 'solid-js';
import { buildings } from './buildings';
import type { Drawing, Part } from './draw';
import { goods } from './goods';
import { interface_icons } from './interface';
import { chains, science } from './science';
import { sea, teams } from './sea';
import { divinities, mythologies, progress } from './tokens';
import { type_shapes } from './type';
import { wonders } from './wonders';

// One name space a kind, since the same word can be a chain, a symbol and a card ("gear").
export const families = {
  good: goods,
  science,
  chain: chains,
  wonder: wonders,
  token: progress,
  myth: mythologies,
  god: divinities,
  type: type_shapes,
  building: buildings,
  sea,
  team: teams,
  ui: interface_icons,
} satisfies Record<string, Record<string, Drawing>>;

export type IconFamily = keyof typeof families;

const STYLE: Record<Part['pen'], object> = {
  line: { fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  thin: { fill: 'none', stroke: 'var(--icon-edge, currentColor)', 'stroke-width': 1.3, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  fill: {
    fill: 'currentColor',
    'fill-rule': 'evenodd',
    stroke: 'var(--icon-edge, none)',
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
    style: 'paint-order: stroke',
  },
  light: { fill: 'var(--icon-light, rgb(255 255 255 / 0.42))', 'fill-rule': 'evenodd' },
};

export function Sprite() {
  const all = Object.entries(families).flatMap(([family, icons]) =>
    Object.entries(icons as Record<string, Drawing>).map(([id, drawing]) => ({ id: `${family}-${id}`, drawing })),
  );
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <For each={all}>
          {(icon) => (
            <symbol id={icon.id} viewBox="0 0 24 24">
              <For each={icon.drawing}>{(part) => <path d={part.d} {...STYLE[part.pen]} />}</For>
            </symbol>
          )}
        </For>
      </defs>
    </svg>
  );
}
