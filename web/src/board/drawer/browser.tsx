// Every card of a game by age and type, with its chain partners: choose one and both ends light up.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { TYPE_ORDER, type CardFace, type Catalogue } from '../../catalogue/catalogue';
import { card_sentence } from '../../catalogue/words';
import { t } from '../../text/language';
import { name_of } from '../../text/names';
import { Card } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { Choices } from '../../screens/page';
import './browser.css';

const AGES = [1, 2, 3] as const;

export function partners(catalogue: Catalogue, face: CardFace): { givers: CardFace[]; takers: CardFace[] } {
  const all = [...catalogue.cards.values()];
  return {
    givers: all.filter((other) => other !== face && other.gives.some((id) => face.needs.includes(id))),
    takers: all.filter((other) => other !== face && other.needs.some((id) => face.gives.includes(id))),
  };
}

export function CardBrowser(props: { rules: string; catalogue: Catalogue }) {
  const [age, set_age] = createSignal<1 | 2 | 3>(1);
  const [chosen, choose] = createSignal<CardFace>();
  const lit = () => new Set([...(chosen()?.needs ?? []), ...(chosen()?.gives ?? [])]);
  const cards = createMemo(() =>
    [...props.catalogue.cards.values()]
      .filter((card) => card.age === age())
      .sort((a, b) => TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type)),
  );
  const names = (faces: CardFace[]) => faces.map((face) => name_of(props.rules, 'cards', face.id)).join(t('list.and'));
  return (
    <div class="browser">
      <Choices label={t('nav.cards')} hide_label values={AGES} value={age()} words={(a) => t(`age.${a}`)} onChoose={set_age} />
      <div class="browser-said" aria-live="polite">
        <Show when={chosen()} fallback={<p>{t('browser.choose')}</p>}>
          {(face) => {
            const found = () => partners(props.catalogue, face());
            return (
              <>
                <p>{card_sentence(props.rules, face())}</p>
                <Show when={found().givers.length}><p>{t('browser.from', { names: names(found().givers) })}</p></Show>
                <Show when={found().takers.length}><p>{t('browser.to', { names: names(found().takers) })}</p></Show>
              </>
            );
          }}
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
    </div>
  );
}
