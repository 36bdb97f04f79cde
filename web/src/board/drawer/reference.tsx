// What is printed on everything but cards, as rows; and what a search finds, rules included.
import { createResource, For, Show } from 'solid-js';
import type { Catalogue } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import { language, t } from '../../text/language';
import { load_rules } from '../../text/rules';
import { explain, type Answer } from '../../text/topics';
import { GodEmblem } from '../pantheon/god';
import { Medallion } from '../piece/token';
import { WonderEmblem } from '../piece/wonder';

export const THINGS = ['wonders', 'tokens', 'divinities', 'boards', 'shipyards', 'islands'] as const;
export type Thing = (typeof THINGS)[number];
type Kind = 'cards' | Thing;
const TOPIC: Record<Kind, string> = { cards: 'card', wonders: 'wonder', tokens: 'token', divinities: 'god', boards: 'board', shipyards: 'shipyard', islands: 'island' };

type Entry = { kind: Kind; id: string; answer: Answer };

export const all_of = (catalogue: Catalogue, kind: Kind): Map<string, unknown> => (kind === 'shipyards' || kind === 'islands' ? (catalogue.sea?.[kind] ?? new Map<string, unknown>()) : catalogue[kind]);

const entries_of = (rules: string, catalogue: Catalogue, kind: Kind): Entry[] =>
  [...all_of(catalogue, kind).keys()].map((id) => ({ kind, id, answer: explain(rules, catalogue, `${TOPIC[kind]}.${id}`) }));

function Emblem(props: { catalogue: Catalogue; kind: Kind; id: string }) {
  const type = () => props.catalogue.cards.get(props.id)?.type ?? 'civilian';
  return (
    <span class="reference-emblem" aria-hidden="true">
      <Show when={props.kind === 'cards'}><Icon of="type" id={type()} class={`type-mark type-${type()}`} /></Show>
      <Show when={props.kind === 'wonders' || props.kind === 'boards'}><WonderEmblem id={props.id} /></Show>
      <Show when={props.kind === 'shipyards' || props.kind === 'islands'}><Icon of="sea" id={props.kind === 'islands' ? 'island' : 'ship'} /></Show>
      <Show when={props.kind === 'tokens'}><Medallion id={props.id} /></Show>
      <Show when={props.kind === 'divinities'}><GodEmblem id={props.id} mythology={props.catalogue.divinities.get(props.id)?.mythology} /></Show>
    </span>
  );
}

function EntryRows(props: { catalogue: Catalogue; entries: Entry[] }) {
  return (
    <ul class="reference">
      <For each={props.entries}>
        {(entry) => (
          <li>
            <Emblem catalogue={props.catalogue} kind={entry.kind} id={entry.id} />
            <div><b>{entry.answer.title}</b><For each={entry.answer.text}>{(line) => <p>{line}</p>}</For></div>
          </li>
        )}
      </For>
    </ul>
  );
}

export const Rows = (props: { rules: string; catalogue: Catalogue; thing: Thing }) => (
  <EntryRows catalogue={props.catalogue} entries={entries_of(props.rules, props.catalogue, props.thing)} />
);

const contains = (query: string, ...texts: string[]) => texts.some((text) => text.toLowerCase().includes(query.toLowerCase()));

// By name first; then whatever mentions it.
export function found_in<T>(all: T[], query: string, name: (one: T) => string, words: (one: T) => string[]): T[] {
  const named = all.filter((one) => contains(query, name(one)));
  return [...named, ...all.filter((one) => !named.includes(one) && contains(query, ...words(one)))];
}

export function SearchResults(props: { rules: string; catalogue: Catalogue; query: string }) {
  const all = () => (['cards', ...THINGS] as const).flatMap((kind) => entries_of(props.rules, props.catalogue, kind));
  const found = () => found_in(all(), props.query, (entry) => entry.answer.title, (entry) => entry.answer.text);
  const [rules] = createResource(() => ({ rules: props.rules, language: language() }), (game) => load_rules(game.rules, game.language));
  const sections = () => found_in(rules.latest ?? [], props.query, (section) => section.title, (section) => section.body.flat());
  return (
    <div aria-live="polite">
      <Show when={sections().length}>
        <p class="browser-way">{t('browser.rules')}</p>
        <ul class="reference-rules">
          <For each={sections()}>{(section) => <li><a href={`/rules/${props.rules}#${section.id}`} target="_blank" rel="noopener">{section.title}</a></li>}</For>
        </ul>
      </Show>
      <Show when={found().length || sections().length} fallback={<p>{t('browser.none')}</p>}><EntryRows catalogue={props.catalogue} entries={found()} /></Show>
    </div>
  );
}
