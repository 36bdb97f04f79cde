// The fair deal: hash and what everybody added, small, while the game runs; at the end a real check.
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { name_in } from '../board/scope';
import { Icon } from '../icon/icon';
import { record } from '../link/api';
import type { Finding } from '../link/check_deal';
import { seen } from '../link/deal';
import type { Update } from '../link/protocol';
import { t } from '../text/language';
import { practice_words } from '../text/sentences';
import './fair_deal.css';

export function FairDeal(props: { update: Update }) {
  const added = () => props.update.seats.filter((seat) => seat.nonce !== null);
  return (
    <details class="deal">
      <summary>{t('deal.title')}</summary>
      <p>{t('deal.why')}</p>
      <Show when={props.update.practice}><p>{practice_words(props.update)}</p></Show>
      <dl>
        <dt>{t('deal.hash')}</dt><dd>{props.update.seed_hash}</dd>
        <For each={added()}>{(seat) => <><dt>{t('deal.nonce', { name: name_in(props.update, seat.seat) })}</dt><dd>{seat.nonce}</dd></>}</For>
      </dl>
    </details>
  );
}

const good = (finding: Finding) => finding.verdict !== 'bad' && finding.verdict !== 'unknown';

export function DealCheck(props: { update: Update }) {
  const [findings, set_findings] = createSignal<Finding[]>();
  const [busy, set_busy] = createSignal(false);
  async function check() {
    set_busy(true);
    try {
      const { check_deal } = await import('../link/check_deal');
      set_findings(await check_deal(await record(props.update.table), props.update.seed_hash, seen(props.update.table)));
    } catch {
      set_findings([{ of: 'draws', verdict: 'unknown' }]);
    }
    set_busy(false);
  }
  // In a low window it would be found below the edge.
  let list!: HTMLDivElement;
  createEffect(on(findings, () => list.scrollIntoView({ block: 'nearest' }), { defer: true }));
  return (
    <div class="deal-check">
      <button type="button" class="button quiet small" disabled={busy()} onClick={() => void check()}>{t(busy() ? 'deal.checking' : 'deal.check')}</button>
      <div role="status" ref={list}>
        <ul>
          <For each={findings()}>
            {(finding) => (
              <li classList={{ bad: finding.verdict === 'bad' }}>
                <Icon of="ui" id={good(finding) ? 'check' : 'help'} />
                {t(`deal.${finding.of}.${finding.verdict}` as 'deal.draws.ok', { n: finding.n ?? 0, message: finding.message ?? '' })}
              </li>
            )}
          </For>
          <Show when={findings() && props.update.anew.at(-1)}>{(last) => <li>{t('deal.anew', { n: last().count })}</li>}</Show>
        </ul>
      </div>
    </div>
  );
}
