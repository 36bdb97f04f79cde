// The lower edge of every page: the seven wonders on the horizon, houses between them.
import { For } from 'solid-js';
import './horizon.css';

const ROW = [
  'building-guild', 'wonder-pyramids', 'building-raw', 'building-commercial', 'wonder-great-lighthouse', 'building-manufactured', 'building-scientific',
  'wonder-temple-of-artemis', 'building-military', 'wonder-colossus', 'building-civilian', 'building-temple', 'wonder-hanging-gardens', 'building-guild',
  'wonder-mausoleum', 'building-commercial', 'building-raw', 'wonder-statue-of-zeus', 'building-scientific', 'building-military',
];

export function Horizon() {
  return (
    <div class="horizon" aria-hidden="true">
      <For each={ROW}>
        {(id) => <svg classList={{ tall: id.startsWith('wonder') }} viewBox="0 0 24 24" preserveAspectRatio="xMidYMax meet"><use href={`#${id}`} /></svg>}
      </For>
    </div>
  );
}
