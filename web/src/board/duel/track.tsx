// The conflict track: 19 cells seen from my side, my capital at the left.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Coins, Points } from '../piece/amount';
import { name_in, use_scope } from '../scope';
import { pantheon_of } from '../pantheon/view';
import './track.css';
import type { DuelView } from './view';

const CELLS = Array.from({ length: 19 }, (_, i) => i - 9);

type Zone = { from: number; width: number; points: number };

// Places of equal points side by side are one zone; the last place is the capital.
function zones_of(points: number[]): Zone[] {
  const zones: Zone[] = [];
  points.slice(1, -1).forEach((worth, i) => {
    const last = zones.at(-1);
    if (last?.points === worth) ++last.width;
    else zones.push({ from: i + 1, width: 1, points: worth });
  });
  return zones;
}

export function Track() {
  const scope = use_scope<DuelView>();
  const other = () => 1 - scope.me();
  const zones = () => zones_of(scope.catalogue.track);
  // Positions count towards seat 1's capital; on the board they count towards the opponent's.
  const turned = (position: number) => (scope.me() === 0 ? position : -position);
  const pawn = () => turned(scope.view().pawn);
  const towards = () => name_in(scope.update(), pawn() > 0 ? other() : scope.me());
  const spoken = () =>
    pawn() === 0 ? t('track.middle') : t('track.here', { n: Math.abs(pawn()), name: towards() });
  const minerva = () => {
    const at = pantheon_of(scope.view())?.minerva;
    return at == null ? undefined : turned(at);
  };
  return (
    <div class="track" data-help="track">
      <p class="hidden-visually">{spoken()}</p>
      <div class="track-cells" aria-hidden="true">
        <For each={CELLS}>
          {(cell) => (
            <span
              class="track-cell"
              classList={{
                capital: Math.abs(cell) === 9,
                mine: cell < 0,
                theirs: cell > 0,
                middle: cell === 0,
                edge: Math.abs(cell) === 9 || zones().some((zone) => zone.from === Math.abs(cell)),
                taken: (pawn() > 0 && cell > 0 && cell <= pawn()) || (pawn() < 0 && cell < 0 && cell >= pawn()),
              }}
            >
              <Show when={Math.abs(cell) === 9}>
                <Icon of="good" id="capital" />
              </Show>
            </span>
          )}
        </For>
        <Show when={minerva() !== undefined}>
          <span class="track-pawn minerva" style={{ '--at': minerva()! + 9 }}><Icon of="god" id="minerva" /></span>
        </Show>
        <span class="track-pawn" style={{ '--at': pawn() + 9 }}><Icon of="good" id="pawn" /></span>
      </div>
      <div class="track-zones">
        <For each={[-1, 1]}>
          {(side) => (
            <For each={zones()}>
              {(zone) => {
                const loot = () => scope.view().loot.find((token) => turned(token.at) === side * zone.from);
                const column = () => (side > 0 ? 10 + zone.from : 11 - zone.from - zone.width);
                const winner = () => name_in(scope.update(), side > 0 ? scope.me() : other());
                const loser = () => name_in(scope.update(), side > 0 ? other() : scope.me());
                return (
                  <span class="track-zone" data-said={t('track.zone', { name: winner(), n: zone.points })} style={{ 'grid-column': `${column()} / span ${zone.width}` }}>
                    <span class="track-points"><Points n={zone.points} /></span>
                    <Show when={loot()}>
                      {(token) => (
                        <span class="track-loot" role="img" aria-label={t('track.loot', { name: loser(), n: token().coins })}>
                          <Coins class="loss" n={`−${token().coins}`} />
                        </span>
                      )}
                    </Show>
                  </span>
                );
              }}
            </For>
          )}
        </For>
      </div>
    </div>
  );
}

// How far the pawn still has to go for this player to win.
export const steps_to_win = (view: DuelView, seat: number): number => 9 - (seat === 0 ? view.pawn : -view.pawn);

// How near each player is to winning at once.
export function Threats() {
  const scope = use_scope<DuelView>();
  const seats = () => [scope.me(), 1 - scope.me()];
  const military = (seat: number) => steps_to_win(scope.view(), seat);
  const science = (seat: number) => scope.view().seats[seat]!.symbols.length;
  return (
    <ul class="threats">
      <For each={seats()}>
        {(seat, i) => (
          <li class={i() === 0 ? 'threat mine' : 'threat theirs'}>
            <span class="threat-name">{t('threat.of', { name: name_in(scope.update(), seat) })}</span>
            <span class="threat-kind" classList={{ near: military(seat) <= 3 }} data-help="military-victory">
              <Icon of={military(seat) <= 3 ? 'ui' : 'good'} id={military(seat) <= 3 ? 'warning' : 'shield'} />
              <span class="threat-words">{t('threat.military', { n: military(seat) })}</span>
              <span class="threat-number" aria-hidden="true">{military(seat)}</span>
            </span>
            <span class="threat-kind" classList={{ near: science(seat) >= 4 }} data-help="science-victory">
              <Icon of={science(seat) >= 4 ? 'ui' : 'science'} id={science(seat) >= 4 ? 'warning' : 'armillary'} />
              <span class="threat-words">{t('threat.science', { n: science(seat) })}</span>
              <span class="threat-number" aria-hidden="true">{science(seat)}/6</span>
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
