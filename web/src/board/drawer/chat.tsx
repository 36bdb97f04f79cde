import { createSignal, For, Show } from 'solid-js';
import type { Said } from '../../link/protocol';
import type { Table } from '../../link/table';
import { t, t_or } from '../../text/language';
import { name_in, use_scope } from '../scope';

export function Chat(props: { table: Table }) {
  const scope = use_scope();
  const [text, set_text] = createSignal('');
  const who = (said: Said) => (said.seat === null ? said.name : name_in(scope.update(), said.seat));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim()) return;
    props.table.chat(text().trim());
    set_text('');
  };
  return (
    <div class="chat">
      <ol class="chat-lines" aria-live="polite">
        <For each={props.table.said()} fallback={<li class="note">{t('chat.none')}</li>}>
          {(said) => (
            <Show when={said.text !== undefined} fallback={<li class="note">{t_or(`note.${said.note}`, 'turn.sending', { name: who(said) })}</li>}>
              <li><b>{who(said)}</b>{said.text}</li>
            </Show>
          )}
        </For>
      </ol>
      <form class="chat-form" onSubmit={send}>
        <input class="field" maxlength="300" aria-label={t('drawer.chat')} placeholder={t('chat.placeholder')} value={text()} onInput={(e) => set_text(e.currentTarget.value)} />
        <button type="submit" class="button">{t('chat.send')}</button>
      </form>
    </div>
  );
}
