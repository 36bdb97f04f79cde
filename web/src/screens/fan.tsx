// A few cards of the game that is being chosen, fanned out: the start page shows what one will hold.
import { createResource, For, Show } from 'solid-js';
import { Card } from '../board/piece/card';
import { catalogue_of, type CardFace } from '../catalogue/catalogue';
import './fan.css';

const WANTED = ['military', 'scientific', 'civilian', 'commercial', 'guild'];

export function Fan(props: { rules: string }) {
  const [catalogue] = createResource(() => props.rules, (rules) => catalogue_of(rules).catch(() => undefined));
  const cards = (): CardFace[] => {
    const all = [...(catalogue.latest?.cards.values() ?? [])];
    return WANTED.map((type) => all.filter((card) => card.type === type || (type === 'guild' && card.type === 'temple')).at(-1)).filter((card) => card !== undefined);
  };
  return (
    <div class="fan" aria-hidden="true">
      <Show when={catalogue.latest}>
        <For each={cards()}>{(card, i) => <span class="fan-card" style={{ '--i': i() - (cards().length - 1) / 2 }}><Card rules={catalogue.latest!.rules} face={card} /></span>}</For>
      </Show>
    </div>
  );
}
