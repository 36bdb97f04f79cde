// Numbers one counts: coins and points. The number is text, the picture behind it is not.
import { Icon } from '../../icon/icon';
import './amount.css';

// With its sign, and a real minus.
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

export function Coins(props: { n: number | string; class?: string }) {
  return (
    <span class={`coins ${props.class ?? ''}`}>
      <b>{props.n}</b>
    </span>
  );
}

export function Points(props: { n: number | string; class?: string }) {
  return (
    <span class={`points ${props.class ?? ''}`}>
      <Icon of="good" id="laurel" />
      <b>{props.n}</b>
    </span>
  );
}

// As many coins as points: a coin in the wreath.
export function CoinsAndPoints(props: { n: number }) {
  return (
    <span class="points with-coin">
      <Icon of="good" id="laurel" />
      <Coins n={props.n} />
    </span>
  );
}
