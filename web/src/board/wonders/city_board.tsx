// One city: goods, shields, science, stages, buildings, coins and tokens; in full or in brief.
import { For, Show } from 'solid-js';
import { effects_text, cost_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t, t_or } from '../../text/language';
import { Clock } from '../clock';
import { commands } from '../free_city/city';
import { Coins, Points, signed } from '../piece/amount';
import { Skyline } from '../piece/art';
import { CostIcons } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import { Spoken } from '../piece/spoken';
import { WonderEmblem } from '../piece/wonder';
import { names_for, use_scope } from '../scope';
import { Buildings } from './buildings';
import './city_board.css';
import { Goods } from './goods';
import { CityParts, SeaMarks, TeamMark } from './modules';
import { Commitment, Passing } from './marks';
import { city_name, SCIENCES, type WondersView } from './view';

export type Place = 'left' | 'me' | 'right' | 'other';
type CityProps = {
  seat: number;
  place: Place;
  brief?: boolean;
  marked?: (card: string) => boolean;
  onOpen?: () => void;  // it opens to be read, where not all of it is shown
  onClose?: () => void;  // the one that is read
  onHarbour?: () => void;  // mine opens, where it is not drawn beside
  panel?: boolean;  // its harbour is drawn beside
};

export function CityBoard(props: CityProps) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const city = () => scope.view().seats[props.seat]!;
  const houses = () => city().city.flatMap((id) => scope.catalogue.cards.get(id) ?? []);
  const neutral = () => props.seat >= scope.view().players;
  const commanded = () => neutral() && commands(scope.view(), scope.me());
  const who = () => city_name(scope.update(), props.seat);
  const info = () => scope.update().seats[props.seat];
  const place_words = () => (props.place === 'me' ? t('wonders.me') : props.place === 'other' ? '' : t(`wonders.${props.place}`));
  const where = () => [place_words(), city().board ? name('boards', city().board!) : '', city().side ? t_or(`wonders.side.${city().side}`, 'turn.side') : ''].filter(Boolean).join(' · ');
  return (
    <section class="city-board" classList={{ [`at-${props.place}`]: true, brief: props.brief, commanded: commanded() }} aria-label={`${place_words()} ${who()}`} data-seat={props.seat}>
      <header class="city-head" classList={{ acting: scope.view().to_act.includes(props.seat) }}>
        <WonderEmblem id={city().board ?? 'gizah'} />
        <span class="city-who" data-help={city().board ? `board.${city().board}` : undefined}>
          <span class="city-name display" title={who()}><TeamMark seat={props.seat} />{who()}</span>
          <span class="city-place" title={where()}>
            <Show when={commanded()} fallback={where()}><b class="city-command">{t('wonders.free.command')}</b></Show>
            <Show when={props.place !== 'me'}><Clock seat={props.seat} /></Show>
          </span>
        </span>
        <Show when={props.place === 'me'}><Passing /></Show>
        <Commitment seat={props.seat} />
        <Show when={info()?.kind === 'human' && !info()!.present && scope.live}><span class="city-away">{t('seat.absent')}</span></Show>
        <span role="img" aria-label={t('rail.coins', { n: city().coins })} class="city-coins" data-help="coins"><Coins n={city().coins} /></span>
        <span role="img" aria-label={t('rail.points', { n: city().points })} class="city-points" data-help="points"><Points n={city().points} /></span>
        <Show when={props.onClose}><button type="button" class="square city-close" aria-label={t('nav.close')} onClick={() => props.onClose!()}><Icon of="ui" id="close" /></button></Show>
      </header>
      <div class="city-lines">
        <Goods seat={props.seat} place={props.place} />
        <div class="city-row">
          <Shields seat={props.seat} />
          <Science seat={props.seat} />
          <SeaMarks seat={props.seat} />
          <War tokens={city().war} />
        </div>
      </div>
      <Show when={!props.brief || props.place === 'me'}><Stages seat={props.seat} /></Show>
      <CityParts seat={props.seat} brief={props.brief} me={props.place === 'me'} panel={props.panel} onHarbour={props.onHarbour} />
      <Show when={!props.brief || props.place === 'me'}><Buildings houses={houses()} marked={props.marked} onRead={() => props.onOpen?.()} /></Show>
      <Show when={!props.brief}><Skyline cards={houses()} scene={city().board ? { id: city().board!, stages: city().stages, of: city().stage_count } : undefined} /></Show>
      <Show when={props.brief && props.onOpen}><button type="button" class="city-open" aria-label={t('wonders.read', { name: who() })} onClick={() => props.onOpen!()} /></Show>
    </section>
  );
}

function Science(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const science = () => scope.view().seats[props.seat]!.science;
  const points = () => scope.view().sheets[props.seat]?.['scientific'] ?? 0;
  return (
    <span class="city-science" data-help="science" role="img" aria-label={t('wonders.science', { n: points() })}>
      <For each={SCIENCES}>{(symbol) => <span class="science-count-one" classList={{ has: science()[symbol] > 0 }}><Icon of="science" id={symbol} />{science()[symbol]}</span>}</For>
      <Show when={science().any}><span class="science-count-one has"><Icon of="science" id="wild" />{science().any}</span></Show>
      <Points n={points()} />
    </span>
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
      {/* each of them, or where there is no room their sum */}
      <For each={props.tokens}>{(token) => <span class="war-token each" classList={{ lost: token < 0 }}>{signed(token)}</span>}</For>
      <Show when={props.tokens.length}><span class="war-token sum" classList={{ lost: sum() < 0 }}>{signed(sum())}</span></Show>
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
