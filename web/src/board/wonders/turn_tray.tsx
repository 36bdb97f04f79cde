// The tray of 7 Wonders: build, raise a stage, sell; for the own city or for the Free City.
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import type { Option, Parts } from '../../link/protocol';
import { t } from '../../text/language';
import { action_words } from '../action_words';
import { names_for, use_scope } from '../scope';
import type { Selection } from '../selection';
import { ActButton } from '../tray/act_button';
import { SlotHint } from '../tray/hints';
import { option_words } from '../tray/payment';
import { is_for_city } from './status';
import { WHOSE, type Target } from './target';
import { city_name, type WondersView } from './view';
import { WaysToPay } from './ways_to_pay';

export type Commitment = { action: string; parts: Parts };

const of_verb = (options: Option[], verb: string, free = false) =>
  options.filter((option) => option.verb === verb && (option.free ?? false) === free);

export function WondersTray(props: { selection: Selection; target: Target; commitments: Commitment[] }) {
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
  const uses = () => [
    { use: 'build', options: of_verb(options(), 'build'), label: t('act.build'), letter: 'B' },
    { use: 'free', options: of_verb(options(), 'build', true), label: t('act.free') },
    { use: 'stage', options: of_verb(options(), 'stage'), label: t('act.stage', { n: Math.min(city().stages + 1, city().stage_count) }), letter: 'W1' },
    { use: 'sell', options: of_verb(options(), 'sell'), label: t('act.sell'), letter: 'S' },
  ].filter((one) => one.options.length > 0);
  const opened = () => uses().find((one) => one.use === open() && one.options.length > 1);

  return (
    <Show when={face()} fallback={
      <>
        <SlotHint text={title()} selection={s} />
        <For each={props.commitments}>{({ action, parts }) => <p class="tray-chosen"><Icon of="ui" id="lock" />{action_words(scope as never, action, parts)}</p>}</For>
        <Show when={!props.commitments.length && scope.view().seats[scope.me()]!.controls_free_city}><p class="tray-how">{t('wonders.free.also')}</p></Show>
        <Waiting />
      </>
    }>
      {(card) => (
        <Show when={opened()} fallback={
          <>
            <div class="tray-head">
              <h2 class="tray-title">{name('cards', card().id)}</h2>
              <Show when={props.target.both(card().id)} fallback={<Show when={due_for_city()}><span class="tray-for">{t('wonders.own.for')}</span></Show>}>
                <div class="tray-whose" role="radiogroup" aria-label={t('wonders.whose')}>
                  <For each={WHOSE}>{(whose) => <button type="button" role="radio" aria-checked={props.target.whose() === whose} onClick={() => props.target.aim(whose)}>{t(whose === 'city' ? 'wonders.free.for' : 'wonders.own.for')}</button>}</For>
                </div>
              </Show>
              <p class="tray-say" title={effects_text(scope.rules, card().effects)}>{effects_text(scope.rules, card().effects)}</p>
            </div>
            <div class="tray-acts wonders-acts">
              <For each={uses()} fallback={<p class="tray-how">{t('why.not-now')}</p>}>
                {(one) => (
                  <div class="act-group">
                    <ActButton option={one.options[0]!} label={one.label} letter={one.letter} focused={s.focused()?.action === one.options[0]!.action} onDone={s.confirm} onAim={(x) => s.set_focus(x.action)} />
                    <Show when={one.options.length > 1}>
                      <button type="button" class="act-more" aria-expanded={false} aria-label={t('pay.more', { n: one.options.length - 1 })} title={t('pay.more', { n: one.options.length - 1 })} onClick={() => set_open(one.use)}>+{one.options.length - 1}</button>
                    </Show>
                  </div>
                )}
              </For>
            </div>
            <p class="tray-pay">{s.focused() ? option_words(scope as never, s.focused()!) : ''}</p>
          </>
        }>
          {(use) => <WaysToPay label={`${name('cards', card().id)}${t('list.colon')}${use().label}`} options={use().options} onPay={s.confirm} onAim={(x) => s.set_focus(x.action)} onBack={() => set_open(undefined)} />}
        </Show>
      )}
    </Show>
  );
}

export function Waiting() {
  const scope = use_scope<WondersView>();
  const missing = () => scope.view().seats.filter((seat) => seat.seat < scope.view().players && seat.seat !== scope.me() && scope.view().to_act.includes(seat.seat) && !seat.committed);
  return (
    <Show when={missing().length}>
      <p class="tray-waiting"><Icon of="ui" id="wait" />{t('turn.waiting', { names: missing().map((seat) => city_name(scope.update(), seat.seat)).join(t('list.and')) })}</p>
    </Show>
  );
}
