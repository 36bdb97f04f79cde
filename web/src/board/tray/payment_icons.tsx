// A payment at a glance: own goods plain, bought ones with their coins. The words are for readers and the focused one.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import type { Payment, PaymentLine } from '../../link/protocol';
import { t } from '../../text/language';
import { Coins } from '../piece/amount';

const units = (line: PaymentLine) => Array.from({ length: line.units });

export function PaymentIcons(props: { payment: Payment }) {
  const bought = () => props.payment.lines.filter((line) => line.source === 'bought');
  const own = () => props.payment.lines.filter((line) => line.source !== 'bought');
  const plain = () => props.payment.means === 'chain' || props.payment.means === 'power';
  return (
    <span class="pay" aria-hidden="true">
      <Show when={plain()}><span class="pay-free"><Icon of="ui" id={props.payment.means === 'chain' ? 'link' : 'star'} />{t(props.payment.means === 'chain' ? 'pay.chain' : 'pay.power')}</span></Show>
      <Show when={!plain() && props.payment.lines.length === 0 && !props.payment.printed}><span>{t('pay.nothing')}</span></Show>
      <Show when={props.payment.printed}>
        <Show when={props.payment.lines.length} fallback={<span>{t('pay.printed', { n: props.payment.printed })}</span>}><span class="pay-line"><Coins n={props.payment.printed} /></span></Show>
      </Show>
      <Show when={own().length}>
        <span class="pay-line own">
          <For each={own()}>{(line) => <For each={units(line)}>{() => <span class={`pay-unit ${line.source}`}><Icon of="good" id={line.resource} /></span>}</For>}</For>
          <Icon of="ui" id="check" class="pay-check" />
        </span>
      </Show>
      <For each={bought()}>
        {(line) => (
          <span class="pay-line">
            <For each={units(line)}>{() => <Icon of="good" id={line.resource} />}</For>
            <Coins n={line.units * line.each} />
          </span>
        )}
      </For>
    </span>
  );
}
