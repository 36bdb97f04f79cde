// What deserves a moment: a new Age, a march of the army, a pair or set of symbols, a wonder, a victory. Nothing waits for it;
// any click or key ends it, and who wants no motion sees none. Screen readers have heard it from the announcer.
import { createEffect, createSignal, on, onCleanup, onMount, Show, type Accessor } from 'solid-js';
import { Icon } from '../icon/icon';
import type { GameEvent, Update } from '../link/protocol';
import { WonderScene } from '../scene/scene';
import { moves_allowed } from '../settings';
import { t, t_or } from '../text/language';
import { sentence } from '../text/sentences';
import './moments.css';
import { use_scope, type Scope } from './scope';

const LASTS = 1400;
type Moment = { words: string; icon: ['good' | 'ui' | 'science', string]; scene?: { id: string; stages: number; of: number } };

const VICTORY: Record<string, Moment['icon']> = { military: ['good', 'shield'], science: ['science', 'wheel'] };

// The greatest of what has just happened.
export function moment_of(scope: Scope, events: GameEvent[]): Moment | undefined {
  const update = scope.update() as Update;
  const last = (...kinds: string[]) => events.findLast((event) => kinds.includes(event.event));
  const how = (update.result ?? update.view.result)?.how;
  if (last('game-over') && how) return { words: t_or(`end.how.${how}`, 'end.how.points'), icon: VICTORY[how] ?? ['good', 'laurel'] };
  const age = last('age-began');
  if (age && Number(age['age']) > 1) return { words: t(`age.${age['age'] as 2 | 3}`), icon: ['ui', 'cards'] };
  const wonder = last('wonder-built');
  if (wonder) return { words: sentence(update, wonder), icon: ['ui', 'check'], scene: { id: String(wonder['wonder']), stages: 1, of: 1 } };
  const stage = events.findLast((event) => event.event === 'stage-built' && event.seat === scope.me());
  const city = stage && (scope.view() as unknown as { seats: { board: string; stages: number; stage_count: number }[] }).seats[scope.me()];
  if (city) return { words: sentence(update, stage), icon: ['ui', 'check'], scene: { id: city.board, stages: city.stages, of: city.stage_count } };
  const pair = last('pair-made');
  if (pair) return { words: sentence(update, pair), icon: ['science', String(pair['symbol'] ?? 'wheel')] };
  return undefined;
}

function march(): void {
  document.querySelector('.track-pawn:not(.minerva)')?.animate([{ translate: '0 0' }, { translate: '0 -7px' }, { translate: '0 0' }], { duration: 300, iterations: 3 });
}

export function Moments(props: { fresh: Accessor<GameEvent[]> }) {
  const scope = use_scope();
  const [now, set_now] = createSignal<Moment>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    set_now(undefined);
  };
  createEffect(on(props.fresh, (events) => {
    if (document.hidden || !moves_allowed()) return;
    if (events.some((event) => event.event === 'pawn-moved')) march();
    const moment = moment_of(scope, events);
    if (!moment) return;
    clearTimeout(timer);
    set_now(moment);
    timer = setTimeout(end, LASTS);
  }, { defer: true }));
  onMount(() => ['pointerdown', 'keydown'].forEach((kind) => window.addEventListener(kind, end, true)));
  onCleanup(() => {
    end();
    ['pointerdown', 'keydown'].forEach((kind) => window.removeEventListener(kind, end, true));
  });
  return (
    <Show when={now()}>
      {(moment) => (
        <div class="moment" aria-hidden="true">
          <Show when={moment().scene} fallback={<span class="moment-icon"><Icon of={moment().icon[0]} id={moment().icon[1]} /></span>}>
            {(scene) => <span class="moment-scene"><WonderScene {...scene()} /></span>}
          </Show>
          <p class="display">{moment().words}</p>
        </div>
      )}
    </Show>
  );
}
