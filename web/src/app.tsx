import { lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { Sprite } from './icon/sprite';
import { barred } from './link/barred';
import { parts } from './route';
import { BarredScreen } from './screens/barred';
import { CardsScreen } from './screens/cards';
import { Loading } from './screens/loading';
import { LinkDeviceScreen } from './screens/link_device';
import { ReplayScreen } from './screens/replay';
import { RulesScreen } from './screens/rules';
import { SettingsScreen } from './screens/settings';
import { SharedScreen } from './screens/shared';
import { StartScreen } from './screens/start';
import { TableScreen } from './screens/table';
import { UpdateNote } from './screens/update_note';

// What looks back at a game comes when somebody does.
const ReviewScreen = lazy(() => import('./review/screen'));
const AnalysisScreen = lazy(() => import('./analysis/screen'));

export function App() {
  const where = () => parts()[0] ?? '';
  const table = () => (where() === 't' ? parts()[1] : undefined);
  return (
    <>
      <Sprite />
      <Loading />
      <Show when={!table()}><UpdateNote /></Show>
      <Switch fallback={<StartScreen />}>
        <Match when={barred()}><BarredScreen /></Match>
        <Match when={table() && parts()[2] === 'replay'}><ReplayScreen table={table()!} /></Match>
        <Match when={table() && parts()[2] === 'review'}><Suspense><ReviewScreen table={table()!} /></Suspense></Match>
        <Match when={(table() && parts()[2] === 'analysis') || where() === 'analysis'}><Suspense><AnalysisScreen table={table()} /></Suspense></Match>
        <Match when={table()}>
          {/* another table is another screen, not an update of this one */}
          <Show when={table()} keyed>{(id) => <TableScreen table={id} />}</Show>
        </Match>
        <Match when={where() === 'rules'}><RulesScreen rules={parts()[1] ?? 'duel'} /></Match>
        <Match when={where() === 'cards'}><CardsScreen rules={parts()[1] ?? 'duel'} /></Match>
        <Match when={where() === 'link'}><LinkDeviceScreen /></Match>
        <Match when={where() === 'game'}><SharedScreen /></Match>
        <Match when={where() === 'settings'}><SettingsScreen /></Match>
      </Switch>
    </>
  );
}
