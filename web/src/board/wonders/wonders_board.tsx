// 7 Wonders: both neighbours and me; the others as chips; my hand and the tray. How they stand follows from the room.
import { children, createEffect, createMemo, createSignal, Match, on, Show, Switch, type JSX } from 'solid-js';
import { settings } from '../../settings';
import { t } from '../../text/language';
import { chained } from '../chained';
import { free_city, owes_order } from '../free_city/city';
import { create_target } from '../free_city/target';
import { use_board_keys } from '../keys';
import { create_choice } from '../picking';
import { create_room } from '../room';
import { ScopeProvider, use_scope } from '../scope';
import { create_selection } from '../selection';
import { GoingTray } from '../tray/going';
import { IdleTray } from '../tray/idle';
import '../tray/tray.css';
import { Picks, WondersChoice } from './choice';
import { CityBoard, type Place } from './city_board';
import { ConflictTable } from './conflicts';
import { form_of } from './form';
import { Hand } from './hand';
import { Harbour, has_sea, is_sea_kind, module_news } from './modules';
import { Ring } from './ring';
import { Sides } from './sides';
import { awaited, WondersTray } from './turn_tray';
import type { WondersView } from './view';
import { ranked } from './ways';
import './wonders_board.css';
import './sails.css';
import './wonders_tray.css';

export function WondersBoard(props: { middle?: JSX.Element; tray?: JSX.Element }) {
  const outer = use_scope<WondersView>();
  const middle = children(() => props.middle);
  const me = () => outer.view().seats[outer.me()]!;
  const legal = createMemo(() => ranked(outer.legal(), settings.favour.value(), outer.view()));
  const scope = { ...outer, legal, news: createMemo(() => module_news(outer)) };
  const target = create_target(legal, outer.view);
  const { room, measure } = create_room({ width: 1440, height: 848 });
  const form = createMemo(() => form_of(room()));
  const sea = has_sea(scope);

  const hand = createMemo(() => (me().hand ?? []).filter((id): id is string => id !== null));
  const distinct = createMemo(() => [...new Set(hand())]);
  const selection = create_selection({ ...scope, legal: target.options } as never, distinct);
  createEffect(on(selection.chosen, () => target.aim('city')));
  const choice = create_choice(scope);
  // Who watches has no hand, nor has anybody after the end: its room is for the cities.
  const handless = () => hand().length === 0 && (scope.view().over || (scope.live && scope.update().you.length === 0));
  const usual = () => ['turn', 'last-card'].includes(scope.view().decision?.kind ?? '');
  const choosing = () => scope.my_turn() && !usual();
  use_board_keys({ live: scope.live, cards: distinct, selection, choice, usual });

  // A city that is read: another one, or one that is shown in brief.
  const [read, open] = createSignal<number | 'harbour'>();
  // A wide table has room for my harbour beside my city.
  const panel = () => sea && form() === 'wide';
  const others = createMemo(() => {
    const seats = scope.view().seats.map((city) => city.seat);
    return [...seats.slice(scope.me() + 1), ...seats.slice(0, scope.me())].filter((seat) => seat !== me().left && seat !== me().right);
  });
  const place_of = (seat: number): Place => (seat === scope.me() ? 'me' : seat === me().left ? 'left' : seat === me().right ? 'right' : 'other');
  // In portrait my city is whole where the ring and both neighbours leave room for it.
  const brief = (place: Place) => form() === 'low' || (form() === 'portrait' && (place !== 'me' || room().height < (others().length ? 860 : 740) + (sea ? 140 : 0)));

  // Where there is no room beside the others, it takes the whole table.
  const covered = () => read() !== undefined && !choosing() && !middle() && ['low', 'portrait'].includes(form());

  // What I have chosen this turn, for my city and for the Free City.
  const commitments = () => {
    if (!usual()) return [];
    return [me(), free_city(scope.view())].flatMap((city) => (city?.order && city.ordered ? [{ action: city.order, parts: city.ordered }] : []));
  };
  const all_chosen = () => me().committed && !owes_order(scope.view(), scope.me());
  const lit = createMemo(() => {
    const face = scope.catalogue.cards.get(selection.chosen() ?? '');
    return new Set(face ? [...face.needs, ...face.gives] : []);
  });
  // Both ends of a chain: the buildings that make the chosen card free.
  const marked = (id: string) => chained(scope.catalogue, selection.chosen(), id);
  const city = (seat: number) => {
    const place = place_of(seat);
    const mine = place === 'me';
    return <CityBoard seat={seat} place={place} brief={brief(place)} marked={mine ? marked : undefined} onOpen={() => open(seat)} panel={mine && panel()} onHarbour={mine ? () => open(read() === 'harbour' ? undefined : 'harbour') : undefined} />;
  };
  const tray = () => (
    <Switch fallback={<IdleTray awaited={awaited(scope.view())} />}>
      <Match when={props.tray}>{props.tray}</Match>
      <Match when={scope.pending()}><GoingTray /></Match>
      <Match when={choosing()}><WondersChoice choice={choice} /></Match>
      <Match when={scope.my_turn() || selection.chosen()}><WondersTray selection={selection} target={target} commitments={commitments()} narrow={['low', 'portrait'].includes(form())} /></Match>
    </Switch>
  );
  const boards = () => (
    <div class="wonders-boards">
      {city(me().left)}
      {city(scope.me())}
      <Show when={panel()}><Harbour onOpen={() => open('harbour')} /></Show>
      <Show when={me().right !== me().left}>{city(me().right)}</Show>
      <Show when={read() !== undefined}><div class="reading"><Show when={read() !== 'harbour'} fallback={<Harbour onClose={() => open(undefined)} />}><CityBoard seat={read() as number} place={place_of(read() as number)} onClose={() => open(undefined)} /></Show></div></Show>
    </div>
  );

  return (
    <ScopeProvider value={scope as never}>
      <div class="wonders" classList={{ [form()]: true, sea, covered: covered(), choosing: choosing(), ended: !!middle(), handless: !middle() && handless() }} style={{ '--hand-rows': hand().length > (room().height < 640 ? 5 : 3) ? 2 : 1 }} ref={measure}>
        <Show when={!middle()} fallback={<div class="wonders-middle">{middle()}</div>}>
          <Show when={!choosing()} fallback={
            <div class="wonders-middle">
              <Show when={scope.view().decision?.kind === 'sides'} fallback={
                <div class="wonders-boards picking"><Show when={me().board && ['wide', 'beside'].includes(form())}><Show when={is_sea_kind(scope.view().decision?.kind) && scope.view().decision?.kind !== 'shipyard'} fallback={city(scope.me())}><Harbour /></Show></Show><Picks choice={choice} /></div>
              }>
                <Sides choice={choice} />
              </Show>
            </div>
          }>
            <Show when={others().length > 0}><Ring seats={others()} shown={read() === 'harbour' ? undefined : (read() as number | undefined)} onShow={open} /></Show>
            {boards()}
            <Show when={!handless()}>
              <div class="wonders-hand">
                <Show when={hand().length}><Hand cards={hand()} selection={selection} committed={commitments().map(({ parts }) => parts.card ?? '')} lit={lit()} /></Show>
              </div>
            </Show>
          </Show>
        </Show>
        <ConflictTable fresh={() => scope.fresh?.() ?? []} later={scope.update().status === 'over' && (!!middle() || !scope.view().over)} />
        <section class="tray" classList={{ mine: scope.my_turn() && !(usual() && all_chosen()), pending: scope.pending() !== undefined }} aria-label={t('turn.yours')}>{tray()}</section>
      </div>
    </ScopeProvider>
  );
}
