// Who of up to four sellers gets how much: an arrow to a neighbour, two to the one beyond.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';

export const ARROWS = ['arrow-left', 'arrow-right', 'arrow-left', 'arrow-right'];
export const is_far = (place: number): boolean => place > 1;

export function Bill(props: { pay: number[]; class: string }) {
  return (
    <span class={`bill ${props.class}`}>
      <For each={props.pay}>
        {(coins, place) => (
          <Show when={coins}>
            <b>{coins}</b>
            <Icon of="ui" id={ARROWS[place()]!} />
            <Show when={is_far(place())}><Icon of="ui" id={ARROWS[place()]!} /></Show>
          </Show>
        )}
      </For>
    </span>
  );
}
