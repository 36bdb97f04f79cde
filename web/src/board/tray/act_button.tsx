// One use of the chosen card: what, for how much, and how it is paid or why not.
import { Show, type JSX } from 'solid-js';
import type { Option } from '../../link/protocol';
import { Icon } from '../../icon/icon';
import { t, t_or } from '../../text/language';
import { Coins } from '../piece/amount';
import { Spoken } from '../piece/spoken';
import { advised, use_scope } from '../scope';
import { option_words } from './payment';
import { PaymentIcons } from './payment_icons';

type ActProps = {
  option: Option;
  label: string;
  letter?: string;
  icon?: JSX.Element;
  said?: string;  // the label in full, where it is short
  mark?: JSX.Element;  // before the label
  gives?: JSX.Element;  // after it
  bill?: JSX.Element;  // who gets how much, below the goods or in their place
  small?: boolean;  // a long bill is told in words alone
  focused?: boolean;
  class?: string;
  onDone: (option: Option) => void;
  onAim?: (option: Option) => void;
};

export function ActButton(props: ActProps) {
  const scope = use_scope();
  const words = () => option_words(scope, props.option);
  // A small one has no room for a coin with a nought: how it is paid says so.
  const amount = () => (props.option.gain !== undefined ? `+${props.option.gain}` : props.small && props.mark && props.option.price === 0 ? undefined : (props.option.price ?? undefined));
  const best = () => advised(scope) === props.option.action;
  const why = (words: 'why' | 'wonders.ribbon') => (props.option.legal ? '' : t_or(`${words}.${props.option.why?.code}`, 'why.not-now', { n: props.option.why?.short ?? 0 }));
  // The picture of a wonder leaves room for the missing coins beside its price.
  const short = () => (props.option.why?.code === 'coins' ? props.option.why.short : undefined);
  // What cannot be done is not free either.
  const long = () => (props.option.payment?.lines ?? []).reduce((sum, line) => sum + line.units + (line.source === 'bought' ? 2 : 0), props.option.payment?.means === 'paid' ? 0 : 3) > 5;
  // A card given for a move is no payment of goods.
  const told = () => props.option.verb !== 'sail' && !(props.small && long()) && (props.option.legal || (props.option.payment?.lines.length ?? 0) > 0);
  const amounts = () => (
    <>
      <Show when={amount() !== undefined}><Coins n={amount()!} class={props.option.gain !== undefined ? 'gain' : ''} /></Show>
      <Show when={props.icon && short()}><span class="act-short">{t('wonders.ribbon.coins', { n: short()! })}</span></Show>
      <Show when={best()}><span class="act-best"><Icon of="ui" id="hint" label={t('act.hint')} /></span></Show>
      <Show when={props.letter}><span class="key">{props.letter}</span></Show>
    </>
  );
  return (
    <button
      type="button"
      class={`act ${props.class ?? ''}`}
      classList={{ focused: props.focused, best: best() }}
      disabled={!props.option.legal || scope.pending() !== undefined}
      data-action={props.option.action}
      onClick={() => props.onDone(props.option)}
      onFocus={() => props.onAim?.(props.option)}
      onPointerEnter={() => props.onAim?.(props.option)}
    >
      <Spoken words={[props.said ?? props.label, amount() ?? '', words()].filter((part) => part !== '').join(t('list.and'))}>
      <span class="act-line">
        {props.icon}
        {props.mark}
        <span class="act-label" classList={{ small: props.icon !== undefined }}>{props.label}</span>
        <Show when={!props.icon}>{amounts()}</Show>
        {props.gives}
      </span>
      <Show when={props.icon}><span class="act-line act-price">{amounts()}</span></Show>
      <Show when={why('why') && !(props.icon && short())}>
        {/* a narrow wonder has room for one word */}
        <span class="act-why"><Icon of="ui" id="cross" /><span class="act-why-words">{why('why')}</span><span class="act-why-short">{why('wonders.ribbon')}</span></span>
      </Show>
      <Show when={told() && props.option.payment} fallback={<Show when={props.option.legal && !props.bill && words()}><span class="act-words">{words()}</span></Show>}>
        {(payment) => <PaymentIcons payment={payment()} city={props.option.city} />}
      </Show>
      {props.bill}
      </Spoken>
    </button>
  );
}
