// 7 Wonders: left neighbour, me, right neighbour; the others as chips; my hand and the tray below.
import { children, createMemo, createSignal, Match, Show, Switch, type JSX } from 'solid-js';
import { t } from '../../text/language';
import { card_of, parse_action } from '../action';
import { chained } from '../chained';
import { use_board_keys } from '../keys';
import { create_choice } from '../picking';
import { use_scope } from '../scope';
import { create_selection } from '../selection';
import { GoingTray } from '../tray/going';
import { IdleTray } from '../tray/idle';
import '../tray/tray.css';
import { wide } from '../wide';
import { WondersChoice } from './choice';
import { CityBoard } from './city_board';
import { ConflictTable } from './conflicts';
import { Hand } from './hand';
import { Passing, Ring } from './ring';
import { Sides } from './sides';
import { WondersTray, Waiting } from './turn_tray';
import type { WondersView } from './view';
import './wonders_board.css';

export function WondersBoard(props: { middle?: JSX.Element; tray?: JSX.Element }) {
  const scope = use_scope<WondersView>();
  const middle = children(() => props.middle);
  const me = () => scope.view().seats[scope.me()]!;
  const hand = createMemo(() => (me().hand ?? []).filter((id): id is string => id !== null));
  const distinct = createMemo(() => [...new Set(hand())]);
  const selection = create_selection(scope as never, distinct);
  const choice = create_choice(scope);
  use_board_keys({ live: scope.live, cards: distinct, selection, choice, usual: () => usual() });
  const [shown, show] = createSignal<number>();
  // On a phone a city's buildings are a tally until one asks to read them.
  const [reading, read] = createSignal(false);

  const neighbours = () => [me().left, me().right];
  const others = () => {
    const seats = scope.view().seats.map((city) => city.seat);
    const from_left = [...seats.slice(scope.me() + 1), ...seats.slice(0, scope.me())];
    return wide() ? from_left.filter((seat) => !neighbours().includes(seat)) : from_left;
  };
  const usual = () => ['turn', 'last-card'].includes(scope.view().decision?.kind ?? '');
  const choosing_side = () => scope.my_turn() && scope.view().decision?.kind === 'sides';
  const commitment = () => scope.update().commitment ?? me().order;
  const committed_card = () => (commitment() ? card_of({ action: commitment()!, legal: true }) : undefined);
  const lit = createMemo(() => {
    const face = scope.catalogue.cards.get(selection.chosen() ?? '');
    return new Set(face ? [...face.needs, ...face.gives] : []);
  });
  // Both ends of a chain: the buildings that make the chosen card free.
  const marked = (id: string) => chained(scope.catalogue, selection.chosen(), id);
  const tray = () => (
    <Switch fallback={<><IdleTray /><Waiting /></>}>
      <Match when={props.tray}>{props.tray}</Match>
      <Match when={scope.pending()}><GoingTray /></Match>
      <Match when={scope.my_turn() && !usual()}><WondersChoice choice={choice} /></Match>
      <Match when={scope.my_turn() || selection.chosen()}><WondersTray selection={selection} commitment={is_turn() ? commitment() : null} /></Match>
    </Switch>
  );
  const boards = () => (
    <div class="wonders-boards">
      <Show when={wide()} fallback={<CityBoard seat={shown() ?? scope.me()} place={place_of(shown())} marked={marked} reading={reading()} onRead={() => read(!reading())} />}>
        <CityBoard seat={shown() ?? me().left} place={shown() === undefined ? 'left' : 'other'} />
        <CityBoard seat={scope.me()} place="me" marked={marked} />
        <Show when={me().right !== me().left} fallback={<div />}><CityBoard seat={me().right} place="right" /></Show>
      </Show>
    </div>
  );
  const is_turn = () => usual() && !scope.legal().some((option) => parse_action(option.action).city);
  const fresh = () => scope.fresh?.() ?? [];

  return (
    <div class="wonders" classList={{ reading: reading() && !wide() }}>
      <Show when={!middle()} fallback={<div class="wonders-middle">{middle()}</div>}>
        <Show when={others().length > 0} fallback={<div class="ring ring-small"><Passing /></div>}>
          <Ring seats={others()} shown={shown()} onShow={show} />
        </Show>
        <Show when={choosing_side()} fallback={boards()}><div class="wonders-boards whole"><Sides choice={choice} /></div></Show>
      </Show>
      <ConflictTable fresh={fresh} />
      <div class="wonders-hand">
        <Show when={hand().length}><Hand cards={hand()} selection={selection} committed={committed_card()} lit={lit()} /></Show>
      </div>
      <section class="tray" classList={{ mine: scope.my_turn() && !(is_turn() && commitment()), pending: scope.pending() !== undefined }} aria-label={t('turn.yours')}>{tray()}</section>
    </div>
  );

  function place_of(seat: number | undefined): 'left' | 'me' | 'right' | 'other' {
    if (seat === undefined || seat === scope.me()) return 'me';
    return seat === me().left ? 'left' : seat === me().right ? 'right' : 'other';
  }
}
