// The tray of 7 Wonders: build, raise a stage, sell; with the ways to split the payment.
import { For, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import type { Option } from '../../link/protocol';
import { t } from '../../text/language';
import { parse_action } from '../action';
import { action_words } from '../action_words';
import { Coins } from '../piece/amount';
import { Spoken } from '../piece/spoken';
import { name_in, names_for, use_scope } from '../scope';
import type { Selection } from '../selection';
import { ActButton } from '../tray/act_button';
import { SlotHint } from '../tray/hints';
import { option_words } from '../tray/payment';
import type { WondersView } from './view';

export function WondersTray(props: { selection: Selection; commitment: string | null }) {
  const scope = use_scope<WondersView>();
  const name = names_for(scope);
  const s = props.selection;
  const for_city = () => scope.legal().some((option) => parse_action(option.action).city);
  const face = () => scope.catalogue.cards.get(s.chosen() ?? '');
  const builds = () => s.of_verb('build').filter((o) => !parse_action(o.action).free);
  const free = () => s.of_verb('build').filter((o) => parse_action(o.action).free);
  const title = () => (props.commitment ? t('turn.locked') : for_city() ? t('wonders.free.turn') : t('turn.pick'));
  const city = () => scope.view().seats[for_city() ? scope.view().players : scope.me()]!;
  return (
    <Show when={face()} fallback={
      <>
        <SlotHint text={title()} selection={s} />
        <Show when={props.commitment}><p class="tray-chosen"><Icon of="ui" id="lock" />{action_words(scope as never, props.commitment!)}</p></Show>
        <Waiting />
      </>
    }>
      {(card) => (
        <>
          <div class="tray-head">
            <h2 class="tray-title">{name('cards', card().id)}</h2>
            <Show when={for_city()}><span class="tray-for">{t('wonders.free.for')}</span></Show>
            <p class="tray-say">{effects_text(scope.rules, card().effects)}</p>
          </div>
          <div class="tray-acts wonders-acts">
            <Ways options={builds()} label={t('act.build')} letter="B" selection={s} />
            <For each={free()}>{(o) => <ActButton option={o} label={t('act.free')} onDone={s.confirm} onAim={(x) => s.set_focus(x.action)} />}</For>
            <Ways options={s.of_verb('stage')} label={t('act.stage', { n: Math.min(city().stages + 1, city().stage_count) })} letter="W1" selection={s} />
            <Ways options={s.of_verb('sell')} label={t('act.sell')} letter="S" selection={s} />
          </div>
          <p class="tray-pay">{s.focused() ? option_words(scope as never, s.focused()!) : ''}</p>
        </>
      )}
    </Show>
  );
}

// One way to pay: a button. Several: the same button once per split, cheapest first.
function Ways(props: { options: Option[]; label: string; letter: string; selection: Selection }) {
  const scope = use_scope<WondersView>();
  const s = props.selection;
  const me = () => scope.view().seats[scope.me()]!;
  const who = (seat: number) => (seat >= scope.view().players ? t('wonders.free') : name_in(scope.update(), seat));
  return (
    <Show when={props.options.length > 1} fallback={
      <For each={props.options}>
        {(o) => <ActButton option={o} label={props.label} letter={props.letter} focused={s.focused()?.action === o.action} onDone={s.confirm} onAim={(x) => s.set_focus(x.action)} />}
      </For>
    }>
      <div class="ways" role="group" aria-label={`${props.label}${t('list.colon')}${t('pay.split')}`}>
        <span class="ways-head"><b>{props.label}</b><small>{t('pay.split')}</small></span>
        <div class="ways-list">
          <For each={props.options}>
            {(o) => {
              const [left, right] = parse_action(o.action).pay ?? [0, 0];
              const words = () => [left ? t('pay.left', { n: left, name: who(me().left) }) : '', right ? t('pay.left', { n: right, name: who(me().right) }) : ''].filter(Boolean).join(t('list.and'));
              return (
                <button
                  type="button"
                  class="way"
                  classList={{ focused: s.focused()?.action === o.action }}
                  disabled={!o.legal || scope.pending() !== undefined}
                  data-action={o.action}
                  onClick={() => s.confirm(o)}
                  onFocus={() => s.set_focus(o.action)}
                  onPointerEnter={() => s.set_focus(o.action)}
                >
                  <Spoken words={`${props.label}, ${words()}`}>
                    <Show when={left}><Icon of="ui" id="arrow-left" /><Coins n={left!} /></Show>
                    <Show when={right}><Coins n={right!} /><Icon of="ui" id="arrow-right" /></Show>
                    <Show when={!left && !right}><Coins n={o.price ?? 0} /></Show>
                  </Spoken>
                </button>
              );
            }}
          </For>
        </div>
      </div>
    </Show>
  );
}

export function Waiting() {
  const scope = use_scope<WondersView>();
  const missing = () => scope.view().seats.filter((seat) => seat.seat < scope.view().players && seat.seat !== scope.me() && scope.view().to_act.includes(seat.seat) && !seat.committed);
  return (
    <Show when={missing().length}>
      <p class="tray-waiting"><Icon of="ui" id="wait" />{t('turn.waiting', { names: missing().map((seat) => name_in(scope.update(), seat.seat)).join(t('list.and')) })}</p>
    </Show>
  );
}
