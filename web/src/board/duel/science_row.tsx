// A player's symbols of science: six different ones win.
import { For } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { names_for, use_scope } from '../scope';
import './science_row.css';
import { SYMBOLS, type DuelView } from './view';

export function ScienceRow(props: { seat: number }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const economy = () => scope.view().seats[props.seat]!;
  return (
    <div role="group" class="rail-part science" aria-label={t('rail.science', { n: economy().symbols.length })} data-help="science">
      <ul class="science-row">
        <For each={SYMBOLS}>
          {(symbol) => {
            const has = () => economy().symbols.includes(symbol);
            const pair = () => economy().pairs.includes(symbol);
            return (
              <li class="science-symbol" classList={{ has: has(), pair: pair() }} data-said={name('symbols', symbol)}>
                <Icon of="science" id={symbol} label={has() ? `${name('symbols', symbol)}${pair() ? `, ${t('rail.pair')}` : ''}` : undefined} />
              </li>
            );
          }}
        </For>
      </ul>
      <span class="science-count" aria-hidden="true">{economy().symbols.length}<small>/6</small></span>
    </div>
  );
}
