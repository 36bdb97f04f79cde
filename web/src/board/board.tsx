import { lazy, Match, Suspense, Switch, type JSX } from 'solid-js';
import { family_of } from '../text/names';
import { DuelBoard } from './duel/duel_board';
import { use_scope } from './scope';

const WondersBoard = lazy(() => import('./wonders/wonders_board').then((m) => ({ default: m.WondersBoard })));

export function Board(props: { middle?: JSX.Element; tray?: JSX.Element }) {
  const scope = use_scope();
  return (
    <Switch>
      <Match when={family_of(scope.rules) === 'duel'}><DuelBoard middle={props.middle} tray={props.tray} /></Match>
      <Match when={family_of(scope.rules) === 'wonders'}>
        <Suspense><WondersBoard middle={props.middle} tray={props.tray} /></Suspense>
      </Match>
    </Switch>
  );
}
