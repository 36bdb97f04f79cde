// One city: goods, shields, science, stages, buildings, coins and tokens; in full or in brief.
import { createSignal, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t, t_or } from '../../text/language';
import { Clock } from '../clock';
import { commands } from '../free_city/city';
import { Coins, Points } from '../piece/amount';
import { Skyline } from '../piece/art';
import { WonderEmblem } from '../piece/wonder';
import { names_for, use_scope } from '../scope';
import { Buildings } from './buildings';
import './city_board.css';
import { Goods } from './goods';
import { CityParts, SeaMarks, TeamMark } from './modules';
import { Commitment, Passing } from './marks';
import { Stages } from './stages';
import { Science, Shields, War } from './strengths';
import { city_name, type WondersView } from './view';

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
  const [free, set_free] = createSignal(0);
  const houses = () => city().city.flatMap((id) => scope.catalogue.cards.get(id) ?? []);
  const neutral = () => props.seat >= scope.view().players;
  const commanded = () => neutral() && commands(scope.view(), scope.me());
  const who = () => city_name(scope.update(), props.seat);
  const info = () => scope.update().seats[props.seat];
  // Nobody sits here for whom it would be the own, left or right one.
  const watched = () => scope.live && scope.update().you.length === 0;
  const place_words = () => (watched() ? '' : props.place === 'me' ? t('wonders.me') : props.place === 'other' ? '' : t(`wonders.${props.place}`));
  const board = () => [city().board ? name('boards', city().board!) : '', city().side ? t_or(`wonders.side.${city().side}`, 'turn.side') : ''].filter(Boolean).join(' · ');
  const where = () => [place_words(), board()].filter(Boolean).join(' · ');
  return (
    <section class="city-board" classList={{ [`at-${props.place}`]: true, brief: props.brief, commanded: commanded() }} aria-label={props.onClose ? t('wonders.read', { name: who() }) : `${place_words()} ${who()}`} data-seat={props.seat} style={{ '--free': `${free()}px` }}>
      <header class="city-head" classList={{ acting: scope.view().to_act.includes(props.seat) }}>
        <WonderEmblem id={city().board ?? 'gizah'} />
        <span class="city-who" data-help={city().board ? `board.${city().board}` : undefined}>
          <span class="city-name display" title={who()}><TeamMark seat={props.seat} />{who()}</span>
          <span class="city-place" title={where()}>
            <Show when={commanded()} fallback={<><Show when={place_words() && board()}><span class="city-beside">{place_words()} · </span></Show>{board() || place_words()}</>}><b class="city-command">{t('wonders.free.command')}</b></Show>
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
      <Show when={!props.brief || props.place === 'me'}><Buildings houses={houses()} marked={props.marked} onRead={() => props.onOpen?.()} onFree={set_free} /></Show>
      <Show when={!props.brief}><Skyline cards={houses()} scene={city().board ? { id: city().board!, stages: city().stages, of: city().stage_count } : undefined} /></Show>
      <Show when={props.brief && props.onOpen}><button type="button" class="city-open" aria-label={t('wonders.read', { name: who() })} onClick={() => props.onOpen!()} /></Show>
    </section>
  );
}
