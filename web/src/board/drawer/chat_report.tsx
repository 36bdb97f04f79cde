// Somebody said something that is not right: tell the host, or have nothing more to do with this person.
import { createSignal, Show } from 'solid-js';
import { t } from '../../text/language';

type Props = { name: string; can_block: boolean; onReport: (why: string) => void; onBlock: () => void; onClose: () => void };

export function ChatReport(props: Props) {
  const [why, set_why] = createSignal('');
  return (
    <div class="chat-report" role="group" aria-label={t('chat.report', { name: props.name })}>
      <b>{props.name}</b>
      <label>{t('chat.report.why')}
        <input class="field" maxlength="300" value={why()} ref={(field) => queueMicrotask(() => field.focus())} onInput={(e) => set_why(e.currentTarget.value)} />
      </label>
      <button type="button" class="button small" onClick={() => props.onReport(why().trim())}>{t('chat.report.send')}</button>
      <Show when={props.can_block}>
        <button type="button" class="button small" title={t('chat.block.more')} onClick={() => props.onBlock()}>{t('chat.block', { name: props.name })}</button>
      </Show>
      <button type="button" class="button quiet small" onClick={() => props.onClose()}>{t('chat.report.cancel')}</button>
      <Show when={props.can_block}><p>{t('chat.block.more')}</p></Show>
    </div>
  );
}
