import { createResource, createSignal, Show } from 'solid-js';
import { CardBrowser } from '../board/drawer/browser';
import { catalogue_of } from '../catalogue/catalogue';
import { rule_sets } from '../link/api';
import { go } from '../route';
import { t } from '../text/language';
import { game_name } from './game_picker';
import { Choices, Page } from './page';

const SHOWN = ['duel', 'duel+pantheon', 'wonders1', 'wonders2', 'wonders1+armada', 'wonders2+armada'];

export function CardsScreen(props: { rules: string }) {
  const [sets] = createResource(() => rule_sets().then((answer) => answer.rules.map((r) => r.rules)).catch(() => ['duel']));
  const [catalogue, { refetch }] = createResource(() => props.rules, (rules) => catalogue_of(rules).catch(() => undefined));
  const known = () => SHOWN.filter((rules) => (sets() ?? ['duel']).includes(rules));
  const [tries, again] = createSignal(0);
  return (
    <Page wide>
      <h1 class="page-title">{t('nav.cards')}</h1>
      <Choices label={t('start.game')} hide_label values={known()} value={props.rules} words={game_name} onChoose={(rules) => go(`/cards/${rules}`)} />
      <div style={{ 'margin-top': '24px' }}>
        <Show when={catalogue.latest} fallback={
          <Show when={!catalogue.loading}>
            <p>{t('start.unreachable')}</p>
            <button type="button" class="button" onClick={() => { again(tries() + 1); void refetch(); }}>{t('error.again')}</button>
          </Show>
        }>
          {(found) => <CardBrowser rules={props.rules} catalogue={found()} />}
        </Show>
      </div>
    </Page>
  );
}
