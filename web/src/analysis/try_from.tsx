// Any seat of any position taken over: the game goes on in this browser against bots. The way back is the browser's.
import { createSignal, For, Show } from 'solid-js';
import { name_in } from '../board/scope';
import { local_hall } from '../link/here';
import { kept } from '../link/keep';
import type { Seat, Update } from '../link/protocol';
import { say } from '../review/words';
import { go } from '../route';
import { Icon } from '../icon/icon';
import { t } from '../text/language';
import { refusal_of } from '../text/names';

export function TryFrom(props: { record: string; update: Update; seat: Seat }) {
  const [seat, set_seat] = createSignal<Seat>();
  const [problem, set_problem] = createSignal<string>();
  const mine = () => seat() ?? props.seat;
  async function begin() {
    try {
      const hall = await local_hall();
      go(`/t/${await hall.go_on(props.record, mine(), Number(kept('level')) || 3, kept('name') || t('start.name.default'))}`);
    } catch (error) {
      set_problem(refusal_of({ code: (error as { code?: string }).code ?? 'failed', message: String(error) }));
    }
  }
  return (
    <span class="try-from">
      <button type="button" class="button small" title={say('try.how')} onClick={() => void begin()}><Icon of="ui" id="play" />{say('try')}</button>
      <label>
        <span>{say('try.as')}</span>
        <select class="field" onChange={(event) => set_seat(Number(event.currentTarget.value))}>
          <For each={props.update.seats}>{(one) => <option value={one.seat} selected={one.seat === mine()}>{name_in(props.update, one.seat)}</option>}</For>
        </select>
      </label>
      <Show when={problem()}>{(why) => <span class="review-problem" role="alert">{why()}</span>}</Show>
    </span>
  );
}
