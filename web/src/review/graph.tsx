// Lines over a game, one a side, with the Ages marked: looked through by pointer or arrow keys; the same as a table below.
import { createMemo, For, Show } from 'solid-js';
import { NUMERALS } from '../screens/top_bar';
import type { Moment } from './model';
import { age_name, moment_name, say } from './words';

export type Series = { name: string; seat: number; values: (number | undefined)[] };
type GraphProps = {
  label: string;
  moments: Moment[];
  series: Series[];
  least: number;
  most: number;
  marks?: { moment: number; kind: string }[];
  at: number;
  onAt: (moment: number) => void;
  words: (value: number) => string;
};

const WIDTH = 1000;
const HEIGHT = 100;

export function Graph(props: GraphProps) {
  const last = () => Math.max(1, props.moments.length - 1);
  const x = (moment: number) => (moment / last()) * WIDTH;
  const y = (value: number) => HEIGHT - ((value - props.least) / (props.most - props.least || 1)) * HEIGHT;
  // What is not known yet is left out of the line.
  const path = (values: (number | undefined)[]) =>
    values.reduce((line, value, i) => (value === undefined ? line : `${line}${line ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(2)}`), '');
  const ages = createMemo(() =>
    NUMERALS.flatMap((numeral, i) => {
      const moment = props.moments.findIndex(({ age }) => age === i + 1);
      return moment < 0 ? [] : [{ numeral, moment }];
    }),
  );
  const said = () => {
    const moment = props.moments[props.at];
    const chances = props.series.flatMap(({ name, values }) => (values[props.at] === undefined ? [] : [`${name} ${props.words(values[props.at]!)}`]));
    return say('said', { when: moment_name(props.at), age: age_name(moment?.age ?? 0), chances: chances.join(', ') });
  };
  return (
    <figure class="graph" aria-label={props.label}>
      <div class="graph-field" role="presentation" onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        props.onAt(Math.round(((event.clientX - left) / width) * last()));
      }}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <For each={[0.25, 0.5, 0.75]}>{(part) => <line class="graph-rule" x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />}</For>
          <For each={ages()}>{(age) => <line class="graph-age-line" x1={x(age.moment)} x2={x(age.moment)} y1="0" y2={HEIGHT} />}</For>
          <For each={props.series}>{(one) => <path class="graph-line" data-seat={one.seat} d={path(one.values)} />}</For>
          <line class="graph-here" x1={x(props.at)} x2={x(props.at)} y1="0" y2={HEIGHT} />
        </svg>
        <For each={props.marks ?? []}>{(mark) => <span class="graph-mark" classList={{ luck: mark.kind === 'luck' }} style={{ left: `${(mark.moment / last()) * 100}%` }} aria-hidden="true" />}</For>
        <span class="graph-scale top" aria-hidden="true">{props.words(props.most)}</span>
        <span class="graph-scale bottom" aria-hidden="true">{props.words(props.least)}</span>
      </div>
      <div class="graph-ages display" aria-hidden="true">
        <For each={ages()}>{(age) => <span class="graph-age" style={{ left: `${(age.moment / last()) * 100}%` }}>{age.numeral}</span>}</For>
      </div>
      <input type="range" class="graph-scrub" min="0" max={last()} value={props.at} aria-label={say('step')} aria-valuetext={said()} onInput={(event) => props.onAt(Number(event.currentTarget.value))} />
      <figcaption>
        <ul class="graph-legend">
          <For each={props.series}>
            {(one) => (
              <li>
                <span class="graph-key" data-seat={one.seat} aria-hidden="true" />
                <span class="graph-name">{one.name}</span>
                <Show when={one.values[props.at] !== undefined}><b>{props.words(one.values[props.at]!)}</b></Show>
              </li>
            )}
          </For>
        </ul>
      </figcaption>
      <details class="graph-table">
        <summary>{say('table')}</summary>
        <div class="graph-rows" tabindex="0" role="group" aria-label={props.label}>
          <table>
            <thead>
              <tr><th scope="col">{say('table.move')}</th><th scope="col">{say('table.age')}</th><For each={props.series}>{(one) => <th scope="col">{one.name}</th>}</For></tr>
            </thead>
            <tbody>
              <For each={props.moments}>
                {(moment, i) => (
                  <tr classList={{ here: i() === props.at }}>
                    <th scope="row">{i() || moment_name(0)}</th>
                    <td>{NUMERALS[moment.age - 1] ?? '–'}</td>
                    <For each={props.series}>{(one) => <td>{one.values[i()] === undefined ? '' : props.words(one.values[i()]!)}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
