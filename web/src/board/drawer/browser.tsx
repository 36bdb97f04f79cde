// The reference: every card by age with its chain partners, wonders, tokens, divinities, boards; and a search through all.
import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js';
import { TYPE_ORDER, type CardFace, type Catalogue } from '../../catalogue/catalogue';
import { partners } from '../../catalogue/partners';
import { card_sentence } from '../../catalogue/words';
import { t } from '../../text/language';
import { name_of } from '../../text/names';
import { Card } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { Choices } from '../../screens/page';
import './browser.css';
import { all_of, Rows, SearchResults, THINGS, type Thing } from './reference';

type Section = '1' | '2' | '3' | Thing;
const AGES = ['1', '2', '3'] as const;

export function CardBrowser(props: { rules: string; catalogue: Catalogue }) {
  const [wanted, set_section] = createSignal<Section>('1');
  const [query, set_query] = createSignal('');
  const sections = (): Section[] => [...AGES, ...THINGS.filter((thing) => all_of(props.catalogue, thing).size > 0)];
  const section = () => (sections().includes(wanted()) ? wanted() : '1');
  const words = (one: Section) => (one === '1' || one === '2' || one === '3' ? t(`age.${one}`) : t(`browser.${one}`));
  return (
    <div class="browser">
      <input class="field" type="search" aria-label={t('browser.search')} placeholder={t('browser.search')} value={query()} onInput={(event) => set_query(event.currentTarget.value)} />
      <Show when={query().trim()} fallback={
        <>
          <Choices label={t('nav.cards')} hide_label values={sections()} value={section()} words={words} onChoose={set_section} />
          <Switch fallback={<Cards rules={props.rules} catalogue={props.catalogue} age={Number(section())} />}>
            <Match when={THINGS.find((thing) => thing === section())}>{(thing) => <Rows rules={props.rules} catalogue={props.catalogue} thing={thing()} />}</Match>
          </Switch>
        </>
      }>
        <SearchResults rules={props.rules} catalogue={props.catalogue} query={query().trim()} />
      </Show>
    </div>
  );
}

function Cards(props: { rules: string; catalogue: Catalogue; age: number }) {
  const [chosen, choose] = createSignal<CardFace>();
  const lit = () => new Set([...(chosen()?.needs ?? []), ...(chosen()?.gives ?? [])]);
  const cards = createMemo(() =>
    [...props.catalogue.cards.values()]
      .filter((card) => card.age === props.age)
      .sort((a, b) => TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type)),
  );
  return (
    <>
      <div class="browser-said" aria-live="polite">
        <Show when={chosen()} fallback={<p>{t('browser.choose')}</p>}>
          {(face) => (
            <>
              <p>{card_sentence(props.rules, face())}</p>
              <Partners rules={props.rules} label={t('browser.givers')} faces={partners(props.catalogue, face()).givers} />
              <Partners rules={props.rules} label={t('browser.takers')} faces={partners(props.catalogue, face()).takers} />
            </>
          )}
        </Show>
      </div>
      <ul class="browser-cards">
        <For each={cards()}>
          {(face) => (
            <li>
              <button type="button" class="browser-card" aria-pressed={chosen() === face} onClick={() => choose(chosen() === face ? undefined : face)}>
                <Spoken words={card_sentence(props.rules, face)}><Card rules={props.rules} face={face} lit={(id) => lit().has(id)} /></Spoken>
              </button>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

// The other ends of its chains, drawn, whatever their age.
function Partners(props: { rules: string; label: string; faces: CardFace[] }) {
  return (
    <Show when={props.faces.length}>
      <p class="browser-way">{props.label}</p>
      <ul class="browser-cards partners">
        <For each={props.faces}>
          {(face) => (
            <li>
              <small>{t(`age.${face.age as 1}`)}</small>
              <span class="browser-card" role="img" aria-label={name_of(props.rules, 'cards', face.id)}><Card rules={props.rules} face={face} /></span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
