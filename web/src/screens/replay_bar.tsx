// Stepping, scrubbing, playing: the bar under a replay, with the ages marked on it.
import { createMemo, For } from 'solid-js';
import { Icon } from '../icon/icon';
import { t } from '../text/language';
import type { Replay } from './replay_store';
import { NUMERALS } from './top_bar';
import './replay.css';

type BarProps = {
  replay: Replay;
  turn: number;
  words: string;
  playing: boolean;
  onTurn: (turn: number) => void;
  onPlay: () => void;
};

export function ReplayBar(props: BarProps) {
  const last = () => props.replay.last();
  const marks = createMemo(() =>
    NUMERALS.flatMap((numeral, i) => {
      const found = props.replay.turns().findIndex(({ age }) => age === i + 1);
      // With Pantheon the first age lies there from the start.
      const turn = found < 0 && i === 0 && last() > 0 ? 0 : found;
      return turn < 0 ? [] : [{ numeral, age: (i + 1) as 1 | 2 | 3, turn }];
    }),
  );
  const said = () => t('replay.step', { n: props.turn, all: last() });
  const age = () => t(`age.${(props.replay.turns()[props.turn]?.age ?? 0) as 0}`);
  return (
    <div class="replay">
      <p class="replay-words" aria-live="polite" tabindex="0">{props.words}</p>
      <div class="replay-line">
        <input type="range" class="replay-scrub" min="0" max={last()} value={props.turn} aria-label={t('replay.scrub')} aria-valuetext={`${said()}, ${age()}`} onInput={(e) => props.onTurn(Number(e.currentTarget.value))} />
        <For each={marks()}>
          {(mark) => (
            <button type="button" class="replay-age display" classList={{ past: props.turn >= mark.turn }} style={{ '--at': mark.turn / Math.max(1, last()) }} aria-label={t(`age.${mark.age}`)} onClick={() => props.onTurn(mark.turn)}>
              {mark.numeral}
            </button>
          )}
        </For>
      </div>
      <div class="replay-buttons">
        <button type="button" class="square" aria-label={t('replay.first')} onClick={() => props.onTurn(0)}><Icon of="ui" id="first" /></button>
        <button type="button" class="square" aria-label={t('replay.prev')} onClick={() => props.onTurn(props.turn - 1)}><Icon of="ui" id="left" /></button>
        <button type="button" class="square replay-play" aria-label={t(props.playing ? 'replay.pause' : 'replay.play')} onClick={() => props.onPlay()}><Icon of="ui" id={props.playing ? 'pause' : 'play'} /></button>
        <button type="button" class="square" aria-label={t('replay.next')} onClick={() => props.onTurn(props.turn + 1)}><Icon of="ui" id="right" /></button>
        <button type="button" class="square" aria-label={t('replay.last')} onClick={() => props.onTurn(last())}><Icon of="ui" id="last" /></button>
        <span class="replay-step">{said()}</span>
      </div>
    </div>
  );
}
