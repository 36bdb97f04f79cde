// For screen readers: what happened, politely; "your turn", at once.
import { createEffect, createSignal, on, type Accessor } from 'solid-js';
import type { GameEvent, Update } from '../link/protocol';
import { t } from '../text/language';
import { sentence, worth_telling } from '../text/sentences';
import { use_scope } from './scope';

export function Announcer(props: { fresh: Accessor<GameEvent[]>; update: Accessor<Update> }) {
  const scope = use_scope();
  const [news, set_news] = createSignal('');
  const [call, set_call] = createSignal('');
  createEffect(on(props.fresh, (events) => {
    if (events.length) set_news(worth_telling(events).map(({ event }) => sentence(props.update(), event)).filter(Boolean).join(' '));
  }));
  createEffect(on(scope.my_turn, (mine) => set_call(mine ? t('turn.yours') : '')));
  // A lesson is read out when it says something new, whatever is chosen meanwhile.
  const lesson = () => (scope.guide?.() ? `${scope.guide()!.title}${t('list.stop')}${scope.guide()!.text}` : '');
  return (
    <>
      <p class="hidden-visually" aria-live="polite">{news()}</p>
      <p class="hidden-visually" aria-live="assertive">{call()}</p>
      <p class="hidden-visually" aria-live="polite">{lesson()}</p>
    </>
  );
}
