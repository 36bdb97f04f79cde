// The tray of 7 Wonders: build, raise a stage, sell; for the own city or for the Free City.
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import type { Fleet, Option, Parts } from '../../link/protocol';
import { t } from '../../text/language';
import { action_words } from '../action_words';
import { commands, is_for_city } from '../free_city/city';
import { WHOSE, type Target } from '../free_city/target';
import { names_for, use_scope } from '../scope';
import type { Selection } from '../selection';
import { ActButton } from '../tray/act_button';
import { SlotHint } from '../tray/hints';
import { option_words } from '../tray/payment';
import { Bill } from './bill';
import { HandBeside, ShipGives, ship_words } from './modules';
import { ShipMark } from './ship_mark';
import { city_name, type WondersView } from './view';
import { bill_of } from './ways';
import { WaysToPay } from './ways_to_pay';

export type Commitment = { action: string; parts: Parts };

// What a card can be used for: without a ship, or with one that sails along.
const used_for = (options: Option[], verb: string, free: boolean, ship: boolean) =>
  options.filter((option) => option.verb === verb && (option.free ?? false) === free && (option.ship !== undefined) === ship);

// Uses that stand one above the other: the second with a ship.
const BESIDE: Record<string, string> = { build: 'build', 'build-sail': 'build', free: 'free', 'free-sail': 'free', stage: 'stage', 'stage-sail': 'stage', sell: 'sell', sail: 'sell' };
// Any ship may sail: which one must be chosen.
const several_ships = (options: Option[]) => new Set(options.map((option) => option.ship)).size > 1;

type Use = { use: string; options: Option[]; label: string; said?: string; letter?: string };

export function WondersTray(props: { selection: Selection; target: Target; commitments: Commitment[]; narrow?: boolean }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const s = props.selection;
  const face = () => scope.catalogue.cards.get(s.chosen() ?? '');
  const due_for_city = () => scope.legal().some(is_for_city(scope.view()));
  const title = () => {
    if (due_for_city() && !scope.view().seats[scope.view().players]!.committed) return t('wonders.free.turn');
    return props.commitments.length ? t('turn.locked') : t('turn.pick');
  };
  const options = s.options;
  const city = () => scope.view().seats[options().some(is_for_city(scope.view())) ? scope.view().players : scope.me()]!;

  // All ways to pay for one use, opened.
  const [open, set_open] = createSignal<string>();
  createEffect(on([s.chosen, props.target.whose], () => set_open(undefined)));
  const stage = () => Math.min(city().stages + 1, city().stage_count);
  const fleet = (verb: string) => ship_words(scope as never, options().find((option) => option.ship && option.verb === verb) ?? options()[0]!);
  const uses = (): Use[] => [
    { use: 'build', options: used_for(options(), 'build', false, false), label: t('act.build'), letter: 'B' },
    { use: 'build-sail', options: used_for(options(), 'build', false, true), label: t('act.sail.along'), said: t('act.build.sail', { fleet: fleet('build') }), letter: '⇧B' },
    { use: 'free', options: used_for(options(), 'build', true, false), label: t('act.free') },
    { use: 'free-sail', options: used_for(options(), 'build', true, true), label: t('act.sail.along'), said: t('act.free.sail', { fleet: fleet('build') }) },
    { use: 'stage', options: used_for(options(), 'stage', false, false), label: t('act.stage', { n: stage() }), letter: 'W1' },
    { use: 'stage-sail', options: used_for(options(), 'stage', false, true), label: t('act.sail.along'), said: several_ships(used_for(options(), 'stage', false, true)) ? t('act.stage.sail.any', { n: stage() }) : t('act.stage.sail', { n: stage(), fleet: fleet('stage') }), letter: 'W2' },
    { use: 'sell', options: used_for(options(), 'sell', false, false), label: t('act.sell'), letter: 'S' },
    { use: 'sail', options: used_for(options(), 'sail', false, true), label: t('act.sail'), said: t('act.sail.said', { fleet: fleet('sail') }), letter: '⇧S' },
  ].filter((one) => one.options.length > 0);
  const sails = () => uses().some((one) => one.options[0]!.ship);
  // Of two uses one above the other, whether the other is there.
  const alone = (one: Use) => sails() && !uses().some((other) => other.use !== one.use && BESIDE[other.use] === BESIDE[one.use]);
  const opened = () => {
    if (open() === 'all') return uses().filter((one) => one.options.length > 1);
    return uses().filter((one) => one.use === open() && one.options.length > 1);
  };
  const bill = (option: Option) => {
    const pay = option.legal ? bill_of(scope.view(), option).map(({ coins }) => coins) : [];
    return pay.some((coins) => coins > 0) ? <Bill pay={pay} class="act-bill" /> : undefined;
  };
  const more_ways = () => uses().reduce((sum, one) => sum + one.options.length - 1, 0);

  return (
    <Show when={face()} fallback={
      <>
        <SlotHint text={title()} how={t('turn.pick.hand')} selection={s} />
        <For each={props.commitments}>{({ action, parts }) => <p class="tray-chosen"><Icon of="ui" id="lock" />{action_words(scope as never, action, parts)}</p>}</For>
        <Show when={!props.commitments.length && commands(scope.view(), scope.me())}><p class="tray-how">{t('wonders.free.also')}</p></Show>
        <Show when={!scope.hint() && !scope.thinking?.()}><HandBeside /></Show>
        <Waiting />
      </>
    }>
      {(card) => (
        <Show when={opened().length} fallback={
          <>
            <div class="tray-head">
              <h2 class="tray-title">{name('cards', card().id)}</h2>
              <Show when={props.target.both(card().id)} fallback={<Show when={due_for_city()}><span class="tray-for">{t('wonders.own.for')}</span></Show>}>
                <div class="tray-whose" role="radiogroup" aria-label={t('wonders.whose')}>
                  <For each={WHOSE}>{(whose) => <button type="button" role="radio" aria-checked={props.target.whose() === whose} onClick={() => props.target.aim(whose)}>{t(whose === 'city' ? 'wonders.free.for' : 'wonders.own.for')}</button>}</For>
                </div>
              </Show>
              <Show when={props.narrow && sails() && more_ways() > 0}><button type="button" class="button small act-ways" onClick={() => set_open('all')}>{t('act.ways')} +{more_ways()}</button></Show>
              <p class="tray-say" title={effects_text(scope.rules, card().effects)}>{effects_text(scope.rules, card().effects)}</p>
            </div>
            <div class="tray-acts wonders-acts" classList={{ sails: sails() }}>
              <For each={uses()} fallback={<p class="tray-how">{t('why.not-now')}</p>}>
                {(one) => (
                  <div class="act-group" classList={{ alone: alone(one) }}>
                    <ActButton option={one.options[0]!} label={one.options[0]!.ship && one.options.length > 1 ? '&' : one.label} said={one.said} small={sails()} bill={bill(one.options[0]!)} mark={<Show when={one.options[0]!.ship}>{(ship) => <ShipMark fleet={ship()} any={several_ships(one.options)} />}</Show>} gives={<Show when={one.options[0]!.legal && !several_ships(one.options) && one.options[0]!.ship}>{(ship) => <ShipGives fleet={ship() as Fleet} />}</Show>} letter={one.letter} focused={s.focused()?.action === one.options[0]!.action} onDone={(x) => (several_ships(one.options) ? set_open(one.use) : s.confirm(x))} onAim={(x) => s.set_focus(x.action)} />
                    <Show when={one.options.length > 1 && !(props.narrow && sails())}>
                      <button type="button" class="act-more" aria-expanded={false} aria-label={t('pay.more', { n: one.options.length - 1 })} title={t('pay.more', { n: one.options.length - 1 })} onClick={() => set_open(one.use)}>+{one.options.length - 1}</button>
                    </Show>
                  </div>
                )}
              </For>
            </div>
            <p class="tray-pay">{s.focused() ? option_words(scope as never, s.focused()!) : ''}</p>
          </>
        }>
          <WaysToPay label={opened().length > 1 ? t('act.ways.of', { card: name('cards', card().id) }) : `${name('cards', card().id)}${t('list.colon')}${opened()[0]!.said ?? opened()[0]!.label}`} groups={opened()} onPay={s.confirm} onAim={(x) => s.set_focus(x.action)} onBack={() => set_open(undefined)} />
        </Show>
      )}
    </Show>
  );
}

// Who has yet to choose.
export const awaited = (view: WondersView): number[] => view.seats.filter(({ seat, committed }) => seat < view.players && view.to_act.includes(seat) && !committed).map(({ seat }) => seat);

function Waiting() {
  const scope = use_scope<WondersView>();
  const missing = () => awaited(scope.view()).filter((seat) => seat !== scope.me());
  return (
    <Show when={missing().length}>
      <p class="tray-waiting"><Icon of="ui" id="wait" />{t('turn.waiting', { names: missing().map((seat) => city_name(scope.update(), seat)).join(t('list.and')) })}</p>
    </Show>
  );
}
