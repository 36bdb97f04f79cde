// One player's side: coins, points, what they make and pay, science, wonders, tokens, buildings.
import { For, Show } from 'solid-js';
import { t } from '../../text/language';
import { Coins, Points } from '../piece/amount';
import { Skyline } from '../piece/art';
import { Medallion } from '../piece/token';
import { name_in, names_for, use_scope } from '../scope';
import { DevotionPart } from '../pantheon/devotion';
import { City } from './city';
import { PriceList } from './prices';
import './rail.css';
import { ScienceRow } from './science_row';
import type { DuelView } from './view';
import { WonderBar } from './wonder_bar';
import { effects_text } from '../../catalogue/words';

export function Rail(props: { seat: number; side: 'mine' | 'theirs' }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const tokens = () => scope.view().tokens[props.seat]!;
  const houses = () => scope.view().cities[props.seat]!.flatMap((id) => scope.catalogue.cards.get(id) ?? []);
  return (
    <aside class={`rail ${props.side}`} aria-label={name_in(scope.update(), props.seat)} data-seat={props.seat}>
      <RailHead seat={props.seat} />
      <PriceList seat={props.seat} />
      <ScienceRow seat={props.seat} />
      <div role="group" class="rail-part" aria-label={t('rail.wonders')}>
        <ul class="wonder-bars">
          <For each={scope.view().wonders[props.seat]}>
            {(wonder) => <li><WonderBar wonder={wonder} seat={props.seat} /></li>}
          </For>
        </ul>
      </div>
      <DevotionPart seat={props.seat} />
      <Show when={tokens().length}>
        <div role="group" class="rail-part" aria-label={t('rail.tokens')}>
          <ul class="rail-tokens">
            <For each={tokens()}>
              {(id) => (
                <li title={effects_text(scope.rules, scope.catalogue.tokens.get(id)?.effects ?? [])} data-help={`token.${id}`}>
                  <Medallion id={id} />
                  <span>{name('tokens', id)}</span>
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
      <City seat={props.seat} />
      <Skyline cards={houses()} wonders={scope.view().wonders[props.seat]!.filter((w) => w.built).map((w) => w.id)} />
    </aside>
  );
}

function RailHead(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const info = () => scope.update().seats[props.seat];
  const acting = () => scope.view().to_act.includes(props.seat);
  return (
    <header class="rail-head" classList={{ acting: acting() }}>
      <span class="rail-who">
        <span class="rail-name display">{name_in(scope.update(), props.seat)}</span>
        <span class="rail-status">
          <Show when={info()?.kind === 'bot'}>{t('start.level.n', { n: info()!.level ?? 0 })}</Show>
          <Show when={info()?.kind === 'human' && !info()!.present && scope.live}>{t('seat.absent')}</Show>
          <Show when={info()?.standin}>{t('seat.standin')}</Show>
        </span>
      </span>
      <span class="rail-coins" role="img" aria-label={t('rail.coins', { n: scope.view().coins[props.seat]! })} data-help="coins">
        <Coins n={scope.view().coins[props.seat]!} />
      </span>
      <span class="rail-score" role="img" aria-label={t('rail.points', { n: scope.view().points[props.seat]! })} data-help="points">
        <Points n={scope.view().points[props.seat]!} />
      </span>
    </header>
  );
}
