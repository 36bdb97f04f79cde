// Guided first games: offered to whoever has not played yet, and found beside the rules later.
import { createSignal, For, Show } from 'solid-js';
import { Icon } from '../icon/icon';
import { table_of_lesson, type LessonId } from '../lesson/lesson';
import { make_table } from '../link/api';
import { kept } from '../link/keep';
import { go } from '../route';
import { t } from '../text/language';
import './lessons.css';

export function Lessons(props: { lessons: readonly LessonId[] }) {
  const [busy, set_busy] = createSignal(false);
  const [failed, set_failed] = createSignal(false);
  async function begin(lesson: LessonId) {
    set_busy(true);
    set_failed(false);
    try {
      go(`/t/${await make_table(table_of_lesson(lesson, kept('name')?.trim() || t('start.name.default')))}`);
    } catch {
      set_failed(true);
    } finally {
      set_busy(false);
    }
  }
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <h2 id="lessons-title"><Icon of="chain" id="book" />{t('lesson.title')}</h2>
      <p>{t('lesson.line')}</p>
      <ul>
        <For each={props.lessons}>
          {(lesson) => <li><button type="button" class="button" data-lesson={lesson} disabled={busy()} onClick={() => void begin(lesson)}>{t(`lesson.${lesson}`)}</button></li>}
        </For>
      </ul>
      <Show when={failed()}><p role="alert">{t('start.unreachable')}</p></Show>
    </section>
  );
}
