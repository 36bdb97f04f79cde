// What a lesson says, where the tray is empty otherwise; and the way out of it.
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import type { Guidance } from '../scope';
import './lesson_note.css';

export function LessonNote(props: { says: Guidance }) {
  return (
    <div class="lesson-note" data-step={props.says.step} data-action={props.says.action}>
      <div class="tray-head">
        <h2 class="tray-title"><Icon of="chain" id="book" />{props.says.title}</h2>
        <span class="tray-tools">
          <button type="button" class="square" aria-label={t('lesson.leave')} title={t('lesson.leave')} onClick={() => props.says.leave()}><Icon of="ui" id="close" /></button>
        </span>
      </div>
      <p class="lesson-text">{props.says.text}</p>
    </div>
  );
}
