// Points by category over time, and the sheet at the chosen moment.
import { createSignal, For } from 'solid-js';
import { name_in } from '../board/scope';
import type { Update } from '../link/protocol';
import { name_of } from '../text/names';
import { Graph } from './graph';
import type { Review } from './model';
import { moment_name, say } from './words';

export function Points(props: { review: Review; update: Update; at: number; onAt: (moment: number) => void }) {
  const [of, set_of] = createSignal('total');
  const seats = () => Array.from({ length: props.review.players }, (_, seat) => seat);
  const categories = () => Object.keys(props.review.moments.at(-1)!.sheets[0]!);
  const word = (category: string) => {
    const name = category === 'total' ? say('points.total') : name_of(props.update.rules, 'categories', category);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const series = () => seats().map((seat) => ({ seat, name: name_in(props.update, seat), values: props.review.moments.map(({ sheets }) => sheets[seat]![of()]) }));
  const all = () => series().flatMap(({ values }) => values.map((value) => value ?? 0));
  const sheet = () => props.review.moments[Math.min(props.at, props.review.moments.length - 1)]!.sheets;
  return (
    <>
      <label class="points-of">
        <span>{say('points.of')}</span>
        <select class="field" onChange={(event) => set_of(event.currentTarget.value)}>
          <For each={categories()}>{(category) => <option value={category} selected={category === of()}>{word(category)}</option>}</For>
        </select>
      </label>
      <Graph label={say('points.graph', { what: word(of()) })} moments={props.review.moments} series={series()} least={Math.min(0, ...all())} most={Math.max(1, ...all())} at={props.at} onAt={props.onAt} words={String} />
      <div class="graph-rows" tabindex="0" role="group" aria-label={say('points')}>
        <table class="points-sheet">
          <thead><tr><th scope="col">{moment_name(props.at)}</th><For each={seats()}>{(seat) => <th scope="col">{name_in(props.update, seat)}</th>}</For></tr></thead>
          <tbody>
            <For each={categories()}>
              {(category) => <tr classList={{ total: category === 'total' }}><th scope="row">{word(category)}</th><For each={seats()}>{(seat) => <td>{sheet()[seat]![category]}</td>}</For></tr>}
            </For>
          </tbody>
        </table>
      </div>
    </>
  );
}
