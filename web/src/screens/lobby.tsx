// A table whose seats are not all taken: the link, the code to scan, the seats.
import { createSignal, For, Show } from 'solid-js';
import { renderSVG } from 'uqr';
import { seat_name } from '../board/scope';
import { Icon } from '../icon/icon';
import { keep, kept } from '../link/keep';
import type { Table } from '../link/table';
import { whole_address } from '../route';
import { t } from '../text/language';
import { practice_words } from '../text/sentences';
import { game_name } from './game_picker';
import './lobby.css';
import { FairDeal } from './fair_deal';
import { Page } from './page';
import { joined } from '../catalogue/words';

export function Lobby(props: { table: Table }) {
  const update = () => props.table.update()!;
  const link = () => whole_address(`/t/${props.table.id}`);
  const [name, set_name] = createSignal(kept('name') ?? '');
  const [copied, set_copied] = createSignal(false);
  // Every seat is taken, but the cards wait for what these people add to the deal.
  const late = () => (update().seats.some((seat) => seat.kind === 'open') ? [] : update().seats.filter((seat) => seat.kind === 'human' && seat.nonce === null));
  const mine = (seat: number) => update().you.includes(seat);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      set_copied(true);
    } catch {
      // no clipboard without a safe origin: the link stands there to be copied by hand
    }
  }
  function sit(seat: number) {
    keep('name', name());
    props.table.sit(seat, name().trim() || t('start.name.default'));
  }
  return (
    <Page>
      <p class="lobby-game">{game_name(update().rules)}</p>
      <h1 class="page-title">{t('lobby.title')}</h1>
      <div class="lobby">
        <section class="panel lobby-seats">
          <Show when={update().you.length === 0}>
            <label><span class="label">{t('start.name')}</span>
              <input class="field" maxlength="32" value={name()} placeholder={t('start.name.default')} onInput={(e) => set_name(e.currentTarget.value)} />
            </label>
          </Show>
          <ol class="seats">
            <For each={update().seats}>
              {(seat) => (
                <li class="seat-row" classList={{ open: seat.kind === 'open' }}>
                  <Icon of="ui" id={seat.kind === 'bot' ? 'bot' : 'user'} />
                  <span class="seat-row-name">
                    {seat_name(seat)}
                    <Show when={mine(seat.seat)}><small>{t('seat.you')}</small></Show>
                    <Show when={seat.kind === 'bot'}><small>{t('start.level.n', { n: seat.level ?? 0 })}<Show when={seat.character}>{(c) => ` · ${t(`start.character.${c()}`)}`}</Show></small></Show>
                  </span>
                  <Show when={seat.kind === 'open' && update().you.length === 0}>
                    <button type="button" class="button primary small" onClick={() => sit(seat.seat)}>{t('lobby.sit')}</button>
                  </Show>
                  <Show when={mine(seat.seat)}>
                    <button type="button" class="button quiet small" onClick={() => props.table.stand(seat.seat)}>{t('lobby.stand')}</button>
                  </Show>
                </li>
              )}
            </For>
          </ol>
          <p class="lobby-note">{late().length ? t('lobby.arrive', { names: joined(late().map(seat_name)) }) : t('lobby.begin')}</p>
          <Show when={update().deal !== null}><p class="lobby-practice">{practice_words(update())}</p></Show>
          <FairDeal update={update()} />
        </section>
        <section class="panel lobby-link">
          <p>{t('lobby.share')}</p>
          {/* the code is drawn from our own link */}
          <div class="qr" role="img" aria-label={t('lobby.qr')} innerHTML={renderSVG(link(), { border: 1 })} />
          <div class="lobby-copy">
            <input class="field" readonly value={link()} aria-label={t('lobby.share')} onFocus={(e) => e.currentTarget.select()} />
            <button type="button" class="button" onClick={() => void copy()}><Icon of="ui" id={copied() ? 'check' : 'copy'} />{t(copied() ? 'lobby.copied' : 'lobby.copy')}</button>
          </div>
        </section>
      </div>
    </Page>
  );
}
