// A newer version has come and waits. Not told at a table: there people play.
import { Show } from 'solid-js';
import { other_windows, update_ready, use_update } from '../local/install';
import { t } from '../text/language';
import './loading.css';

export function UpdateNote() {
  return (
    <div class="update-note" role="status">
      <Show when={update_ready()}>
        <p>{t(other_windows() ? 'update.windows' : 'update.ready')}</p>
        <button type="button" class="button small primary" onClick={use_update}>{t('update.use')}</button>
      </Show>
    </div>
  );
}
