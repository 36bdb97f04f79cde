// The tray while an earlier position lies on the board: what had just happened, and the way back.
import { Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';

export function LookingBack(props: { words: string; my_turn: boolean; onLeave: () => void }) {
  return (
    <>
      <div class="tray-head">
        <h2 class="tray-title">{t('past.title')}</h2>
        <span class="tray-tools">
          <button type="button" class="button primary" onClick={() => props.onLeave()}><Icon of="ui" id="undo" />{t('past.leave')}</button>
        </span>
      </div>
      <p class="tray-say">{props.words}</p>
      <Show when={props.my_turn}><p class="tray-notice" role="status">{t('turn.yours')}</p></Show>
    </>
  );
}
