import type { JSX } from 'solid-js';

export function WondersBoard(props: { middle?: JSX.Element; tray?: JSX.Element }) {
  return <>{props.middle}{props.tray}</>;
}
