// The start page. A bot game is two clicks away: open the page, press Play.
import { createResource, createSignal, onCleanup, Show } from 'solid-js';
import { make_table, my_tables, open_tables, Refusal, rule_sets } from '../link/api';
import type { RuleSet } from '../link/protocol';
import { away, serverless } from '../link/where';
import { can_play_here } from '../local/files';
import { LESSON_IDS } from '../lesson/lesson';
import { go } from '../route';
import { t } from '../text/language';
import { refusal_of } from '../text/names';
import { Fan } from './fan';
import { GamePicker } from './game_picker';
import { Games } from './games';
import { Lessons } from './lessons';
import { create_setup, table_of } from './new_game';
import { Opponents } from './opponents';
import { Page } from './page';
import './start.css';

const FALLBACK: RuleSet[] = [{ rules: 'duel', players: [2] }];

export function StartScreen() {
  const [rules, { refetch: again_rules }] = createResource(() => rule_sets().then((answer) => answer.rules).catch(() => undefined));
  const [mine, { refetch: again_mine }] = createResource(() => my_tables().catch(() => undefined));
  const [open, { refetch: again_open }] = createResource(() => open_tables().catch(() => undefined));
  const refresh = setInterval(() => {
    if (document.hidden) return;
    void again_mine();
    if (away() && !serverless) void again_rules();
    if (!away()) void again_open();
  }, 8000);
  onCleanup(() => clearInterval(refresh));

  const sets = () => rules.latest ?? FALLBACK;
  const setup = create_setup(sets);
  const never_played = () => mine.latest !== undefined && mine.latest.running.length + mine.latest.finished.length === 0;
  const needs_server = () => away() && setup.against() === 'friends';
  const [busy, set_busy] = createSignal(false);
  const [problem, set_problem] = createSignal('');

  async function play() {
    set_busy(true);
    set_problem('');
    try {
      go(`/t/${await make_table(table_of(setup))}`);
    } catch (error) {
      const reason = error instanceof Refusal && error.code !== 'unreachable' ? refusal_of(error) : t('start.unreachable');
      set_problem(t('start.failed', { reason }));
    } finally {
      set_busy(false);
    }
  }

  return (
    <Page wide>
      <div class="start">
        <section class="start-new">
          <h1 class="start-title">{t('start.title')}</h1>
          <Show when={away()}><p class={serverless ? 'start-note start-away' : 'start-problem start-away'} role="status">{t(serverless ? 'start.serverless' : can_play_here ? 'start.away' : 'start.unreachable')}</p></Show>
          <GamePicker sets={sets()} setup={setup} />
          <Opponents setup={setup} />
          <div class="start-go">
            <button type="button" class="button primary big" disabled={busy() || needs_server()} onClick={() => void play()}>
              {t(setup.against() === 'bots' ? 'start.play.bots' : setup.against() === 'friends' ? 'start.play.friends' : 'start.play')}
            </button>
            <p class="start-note">{needs_server() ? t('start.friends.server') : t(`start.against.${setup.against()}.line`)}</p>
          </div>
          <Show when={problem()}><p class="start-problem" role="alert">{problem()}</p></Show>
        </section>
        <div class="start-side">
          <Show when={never_played()}><Lessons lessons={LESSON_IDS} /></Show>
          <Fan rules={setup.rules()} />
          <Games mine={mine.latest} open={open.latest?.tables ?? []} onGone={() => void again_mine()} />
        </div>
      </div>
    </Page>
  );
}
