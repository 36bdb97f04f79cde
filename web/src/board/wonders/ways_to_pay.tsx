// Every way to pay for one use of a card, the cheapest first, and whom to favour when two are equally cheap.
import { For, onMount, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import type { Option } from '../../link/protocol';
import { FAVOURS, settings, type Favour } from '../../settings';
import { t } from '../../text/language';
import { Coins } from '../piece/amount';
import { Spoken } from '../piece/spoken';
import { use_scope } from '../scope';
import { ARROWS, is_far } from './bill';
import { city_name, type WondersView } from './view';
import { ShipMark } from './ship_mark';
import { bill_of } from './ways';

type WaysProps = { label: string; groups: { label: string; said?: string; options: Option[] }[]; onPay: (option: Option) => void; onAim: (option: Option) => void; onBack: () => void };

export function WaysToPay(props: WaysProps) {
  let list!: HTMLUListElement;
  // The button that opened them is gone: a keyboard goes on from the best way.
  onMount(() => list.querySelector<HTMLButtonElement>('.way:enabled')?.focus());
  return (
    <>
      <div class="tray-head">
        <h2 class="tray-title">{props.label}</h2>
        <span class="ways-favour"><span aria-hidden="true">{t('pay.favour')}</span><span class="short" aria-hidden="true">{t('pay.favour.short')}</span>
          <select aria-label={t('pay.favour')} value={settings.favour.value()} onChange={(e) => settings.favour.set(e.currentTarget.value as Favour)}>
            <For each={FAVOURS}>{(one) => <option value={one}>{t(`settings.favour.${one}`)}</option>}</For>
          </select>
        </span>
        <button type="button" class="button small ways-back" onClick={() => props.onBack()}>{t('pay.back')}</button>
      </div>
      <ul class="ways" ref={list} aria-label={t('pay.split')}>
        <For each={props.groups}>
          {(group) => (
            <>
              <Show when={props.groups.length > 1}><li class="ways-of">{group.said ?? group.label}</li></Show>
              <For each={group.options}>{(option) => <li><Way option={option} onPay={props.onPay} onAim={props.onAim} /></li>}</For>
            </>
          )}
        </For>
      </ul>
    </>
  );
}

function Way(props: { option: Option; onPay: (option: Option) => void; onAim: (option: Option) => void }) {
  const scope = use_scope<WondersView>();
  const parts = () =>
    bill_of(scope.view(), props.option).map(({ to, coins }, i) => ({ coins, arrow: ARROWS[i]!, far: is_far(i), name: city_name(scope.update(), to) })).filter(({ coins }) => coins > 0);
  const words = () => [...parts().map(({ coins, name }) => t('pay.left', { n: coins, name })), t('pay.all', { n: props.option.price ?? 0 })].join(t('list.and'));
  return (
    <button type="button" class="way" disabled={!props.option.legal || scope.pending() !== undefined} data-action={props.option.action} title={words()} onClick={() => props.onPay(props.option)} onFocus={() => props.onAim(props.option)}>
      <Spoken words={words()}>
        <Show when={props.option.ship}>{(ship) => <ShipMark fleet={ship()} />}</Show>
        <For each={parts()} fallback={<Coins n={props.option.price ?? 0} />}>
          {(part) => <span class="way-part"><Icon of="ui" id={part.arrow} /><Show when={part.far}><Icon of="ui" id={part.arrow} /></Show><Coins n={part.coins} /><span class="way-name">{part.name}</span></span>}
        </For>
      </Spoken>
    </button>
  );
}
