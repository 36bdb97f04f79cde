// One city as a full board: goods, shields, science, stages, buildings, coins and tokens.
import { For, Show } from 'solid-js';
import { TYPE_ORDER, type CardFace } from '../../catalogue/catalogue';
import { effects_text, cost_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t, t_or } from '../../text/language';
import { Clock } from '../clock';
import { Stacks } from '../duel/city';
import { Coins, Points, signed } from '../piece/amount';
import { Skyline } from '../piece/art';
import { CostIcons } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import { Spoken } from '../piece/spoken';
import { WonderEmblem } from '../piece/wonder';
import { name_in, names_for, use_scope } from '../scope';
import { low } from '../wide';
import './city_board.css';
import { Goods } from './goods';
import { SCIENCES, type WondersView } from './view';

type CityProps = {
  seat: number;
  place: 'left' | 'me' | 'right' | 'other';
  marked?: (card: string) => boolean;
  reading?: boolean;
  onRead?: () => void;  // where there is no room for the buildings, a tally opens them
};

export function CityBoard(props: CityProps) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const city = () => scope.view().seats[props.seat]!;
  const houses = () => city().city.flatMap((id) => scope.catalogue.cards.get(id) ?? []);
  const neutral = () => props.seat >= scope.view().players;
  const who = () => (neutral() ? t('wonders.free') : name_in(scope.update(), props.seat));
  const info = () => scope.update().seats[props.seat];
  const place_words = () => (props.place === 'me' ? t('wonders.me') : props.place === 'other' ? '' : t(`wonders.${props.place}`));
  return (
    <section class={`city-board at-${props.place}`} aria-label={`${place_words()} ${who()}`} data-seat={props.seat}>
      <header class="city-head" classList={{ acting: scope.view().to_act.includes(props.seat) }}>
        <WonderEmblem id={city().board ?? 'gizah'} />
        <span class="city-who" data-help={city().board ? `board.${city().board}` : undefined}>
          <span class="city-name display">{who()}</span>
          <span class="city-place">
            {[place_words(), city().board ? name('boards', city().board!) : '', city().side ? t_or(`wonders.side.${city().side}`, 'turn.side') : ''].filter(Boolean).join(' · ')}
            <Show when={props.place !== 'me'}><Clock seat={props.seat} /></Show>
          </span>
        </span>
        <Commitment seat={props.seat} />
        <Show when={info()?.kind === 'human' && !info()!.present && scope.live}><span class="city-away">{t('seat.absent')}</span></Show>
        <span role="img" aria-label={t('rail.coins', { n: city().coins })} class="city-coins" data-help="coins"><Coins n={city().coins} /></span>
        <span role="img" aria-label={t('rail.points', { n: city().points })} class="city-points" data-help="points"><Points n={city().points} /></span>
      </header>
      <Goods seat={props.seat} place={props.place} />
      <div class="city-row">
        <Shields seat={props.seat} />
        <span class="city-science" data-help="science" role="img" aria-label={t('wonders.science', { n: scope.view().sheets[props.seat]?.['scientific'] ?? 0 })}>
          <For each={SCIENCES}>{(symbol) => <span class="science-count-one" classList={{ has: city().science[symbol] > 0 }}><Icon of="science" id={symbol} />{city().science[symbol]}</span>}</For>
          <Show when={city().science.any}><span class="science-count-one has"><Icon of="science" id="wild" />{city().science.any}</span></Show>
          <Points n={scope.view().sheets[props.seat]?.['scientific'] ?? 0} />
        </span>
        <War tokens={city().war} />
      </div>
      <Stages seat={props.seat} />
      <Show when={props.onRead && houses().length}><Tally houses={houses()} open={props.reading ?? false} onOpen={props.onRead!} /></Show>
      <div class="city-buildings" tabindex={0} role="group" aria-label={t('wonders.buildings')}>
        <Stacks rules={scope.rules} cards={city().city} lines={low() ? 8 : 99} face={(id) => scope.catalogue.cards.get(id)} marked={props.marked} />
      </div>
      <Skyline cards={houses()} wonders={city().stages > 0 && city().board ? [city().board!] : []} />
    </section>
  );
}

function Tally(props: { houses: CardFace[]; open: boolean; onOpen: () => void }) {
  const counts = () => TYPE_ORDER.map((type) => ({ type, n: props.houses.filter((house) => house.type === type).length })).filter(({ n }) => n > 0);
  return (
    <button type="button" class="city-tally" aria-expanded={props.open} onClick={() => props.onOpen()}>
      <span class="hidden-visually">{t('wonders.buildings')}</span>
      <For each={counts()}>{({ type, n }) => <span class="tally"><Icon of="type" id={type} class={`type-mark type-${type}`} />{n}</span>}</For>
      <Icon of="ui" id={props.open ? 'close' : 'down'} class="tally-more" />
    </button>
  );
}

export function Commitment(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const city = () => scope.view().seats[props.seat]!;
  return (
    <Show when={scope.view().decision?.kind === 'turn' && !scope.view().over}>
      <span class="city-choice" classList={{ done: city().committed }}>
        <Icon of="ui" id={city().committed ? 'check' : 'wait'} label={t(city().committed ? 'seat.committed' : 'seat.turn')} />
      </span>
    </Show>
  );
}

// Against me: stronger ▲, weaker ▼, equal =.
function Shields(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const mine = () => scope.view().seats[scope.me()]!.shields;
  const theirs = () => scope.view().seats[props.seat]!.shields;
  const versus = () => (props.seat === scope.me() ? '' : theirs() > mine() ? 'stronger' : theirs() < mine() ? 'weaker' : 'equal');
  const words = () => [t('wonders.shields', { n: theirs() }), versus() ? t(`wonders.${versus() as 'stronger'}`) : ''].filter(Boolean).join(', ');
  return (
    <span class={`city-shields ${versus()}`} role="img" aria-label={words()} data-help="conflict">
      <Icon of="good" id="shield" />
      <b>{theirs()}</b>
      <Show when={versus() === 'stronger'}><Icon of="ui" id="up" class="versus" /></Show>
      <Show when={versus() === 'weaker'}><Icon of="ui" id="down" class="versus" /></Show>
    </span>
  );
}

function War(props: { tokens: number[] }) {
  const sum = () => props.tokens.reduce((a, b) => a + b, 0);
  return (
    <span class="city-war" role="img" aria-label={`${t('wonders.war')}${t('list.colon')}${sum()}`} data-help="conflict">
      <For each={props.tokens}>{(token) => <span class="war-token" classList={{ lost: token < 0 }}>{signed(token)}</span>}</For>
    </span>
  );
}

function Stages(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const city = () => scope.view().seats[props.seat]!;
  const stages = () => scope.catalogue.boards.get(city().board ?? '')?.sides.get(city().side ?? '') ?? [];
  return (
    <ol class="stages" aria-label={t('wonders.stages')} data-wonder={city().board ?? ''}>
      <For each={stages()}>
        {(stage, i) => {
          const built = () => i() < city().stages;
          const words = () => [t('wonders.stage', { n: i() + 1 }), t(built() ? 'rail.built' : 'rail.notbuilt'), effects_text(scope.rules, stage.effects), built() ? '' : cost_text(scope.rules, stage.cost)].filter(Boolean).join(t('list.stop'));
          return (
            <li class="stage" classList={{ built: built(), next: i() === city().stages }} title={words()} data-help="stages">
              <Spoken words={words()}>
                <span class="stage-effects"><EffectRow effects={stage.effects} /></span>
                <Show when={!built()} fallback={<Icon of="ui" id="check" class="stage-check" />}><CostIcons cost={stage.cost} /></Show>
              </Spoken>
            </li>
          );
        }}
      </For>
    </ol>
  );
}
