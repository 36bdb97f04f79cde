import { Icon } from '../../icon/icon';
import './token.css';

// A progress token: a medallion. Its words stand beside it or on its button.
export function Medallion(props: { id: string; class?: string }) {
  return (
    <span class={`medallion ${props.class ?? ''}`} data-token={props.id}>
      <Icon of="token" id={props.id} />
    </span>
  );
}
