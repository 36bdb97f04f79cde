import { createEffect, createSignal, For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import type { Said } from '../../link/protocol';
import type { Table } from '../../link/table';
import { phrase_of, PHRASES } from '../../text/phrases';
import { t, t_or } from '../../text/language';
import { name_in, use_scope } from '../scope';
import { TeamMark } from '../teams/marks';
import { partner_of } from '../teams/view';
import { ChatReport } from './chat_report';

// Who talks to the team goes on doing so when the chat is opened again, or moves with a turned screen.
const [to_team, set_to_team] = createSignal(false);

export function Chat(props: { table: Table }) {
  const scope = use_scope();
  const [text, set_text] = createSignal('');
  const [about, set_about] = createSignal<Said>();
  // A bot does not listen.
  const partner = () => {
    const { you, status, seats } = scope.update();
    const seat = you.length && status !== 'waiting' ? partner_of(scope.view(), scope.me()) : undefined;
    return seat !== undefined && seats[seat]?.kind === 'human' && !you.includes(seat) ? seat : undefined;
  };
  const say = (words: string) => props.table.chat(words, partner() !== undefined && to_team() ? 'team' : undefined);
  let lines: HTMLOListElement | undefined;
  const muted = () => props.table.muted;
  const heard = () => props.table.said().filter((said) => said.text === undefined || !muted().is(said));
  const who = (said: Said) => (said.seat === null ? said.name : name_in(scope.update(), said.seat));
  const mine = (said: Said) => said.seat !== null && scope.update().you.includes(said.seat);
  createEffect(() => {
    heard();
    queueMicrotask(() => lines?.scrollTo(0, lines.scrollHeight));
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim()) return;
    say(text().trim());
    set_text('');
  };
  return (
    <div class="chat">
      <ol class="chat-lines" aria-live="polite" ref={lines}>
        <For each={heard()} fallback={<li class="note">{t('chat.none')}</li>}>
          {(said) => (
            <Show when={said.text !== undefined} fallback={<li class="note">{t_or(`note.${said.note}`, 'turn.sending', { name: who(said) })}</li>}>
              <li class="chat-line" classList={{ 'to-team': said.to === 'team' }}>
                <b><Show when={said.to}><TeamMark seat={said.seat!} /></Show>{who(said)}<Show when={said.to}><small>{t('chat.to-team')}</small></Show></b>
                <span>{phrase_of(said.text!)}</span>
                <Show when={!mine(said)}>
                  <button type="button" class="square chat-mute" aria-label={t('chat.mute', { name: who(said) })} title={t('chat.mute', { name: who(said) })} onClick={() => muted().toggle(said)}><Icon of="ui" id="mute" /></button>
                  <button type="button" class="square chat-flag" aria-expanded={about()?.n === said.n} aria-label={t('chat.report', { name: who(said) })} title={t('chat.report', { name: who(said) })} onClick={() => set_about(about()?.n === said.n ? undefined : said)}><Icon of="ui" id="flag" /></button>
                </Show>
              </li>
            </Show>
          )}
        </For>
      </ol>
      <p class="chat-muted" role="status"><Show when={props.table.told()}>{(what) => t(`chat.${what()}`)}</Show></p>
      <Show when={muted().any()}>
        <p class="chat-muted">{t('chat.muted')} <button type="button" class="button small" onClick={() => muted().clear()}>{t('chat.unmute')}</button></p>
      </Show>
      <Show when={about()} keyed fallback={<>
        <div class="chat-phrases" role="group" aria-label={t('chat.phrases')}>
          <For each={PHRASES}>{(id) => <button type="button" class="button small" onClick={() => say(`:${id}:`)}>{t(`phrase.${id}`)}</button>}</For>
        </div>
        <form class="chat-form" onSubmit={send}>
          <Show when={partner() !== undefined}>
            <button type="button" class="button chat-team" aria-pressed={to_team()} title={t('chat.team.more', { name: name_in(scope.update(), partner()!) })} onClick={() => set_to_team(!to_team())}><TeamMark seat={partner()!} />{t('chat.team')}</button>
          </Show>
          <input class="field" maxlength="300" aria-label={t('drawer.chat')} placeholder={partner() !== undefined && to_team() ? t('chat.team.more', { name: name_in(scope.update(), partner()!) }) : t('chat.placeholder')} value={text()} onInput={(e) => set_text(e.currentTarget.value)} />
          <button type="submit" class="button">{t('chat.send')}</button>
        </form>
      </>}>
        {(said) => (
          <ChatReport
            name={who(said)}
            can_block={said.seat !== null}
            onReport={(why) => (props.table.report(said, why), set_about(undefined))}
            onBlock={() => (props.table.block(said.seat!), set_about(undefined))}
            onClose={() => set_about(undefined)}
          />
        )}
      </Show>
    </div>
  );
}
