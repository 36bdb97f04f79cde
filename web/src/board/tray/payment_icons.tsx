// A payment at a glance: own goods plain, bought ones with their coins. The words are for readers and the focused one.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import type { Payment, PaymentLine, Seat } from '../../link/protocol';
import { t } from '../../text/language';
import { Coins } from '../piece/amount';
import { use_scope } from '../scope';

const units = (line: PaymentLine) => Array.from({ length: line.units });

// Where around the table the seller sits, as seen from the city that buys: an arrow to a neighbour, two to the one beyond.
function Seller(props: { to: Seat; city: Seat }) {
  const scope = use_scope();
  const seats = () => (scope.view() as { seats?: { left?: Seat; right?: Seat }[] }).seats ?? [];
  const beside = () => seats()[props.city];
  const near = () => props.to === beside()?.left || props.to === beside()?.right;
  const left = () => props.to === beside()?.left || (!near() && props.to === seats()[beside()?.left ?? -1]?.left);
  const Arrow = () => <Icon of="ui" id={left() ? 'arrow-left' : 'arrow-right'} />;
  return <Show when={beside()?.left !== undefined}><span class="pay-to"><Arrow /><Show when={!near()}><Arrow /></Show></span></Show>;
}

export function PaymentIcons(props: { payment: Payment; city?: Seat }) {
  const bought = () => props.payment.lines.filter((line) => line.source === 'bought');
  const own = () => props.payment.lines.filter((line) => line.source !== 'bought');
  const plain = () => props.payment.means === 'chain' || props.payment.means === 'power';
  return (
    <span class="pay" aria-hidden="true">
      <Show when={plain()}><span class="pay-free"><Icon of="ui" id={props.payment.means === 'chain' ? 'link' : 'star'} />{t(`${props.payment.lines.length ? 'pay.short' : 'pay'}.${props.payment.means as 'chain'}`)}</span></Show>
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
            <Show when={props.city !== undefined && line.to !== null && line.to !== undefined}><Seller to={line.to!} city={props.city!} /></Show>
          </span>
        )}
      </For>
    </span>
  );
}
