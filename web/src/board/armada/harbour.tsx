// My harbour: lanes, islands, and how everybody stands at sea. As a panel beside my city, or whole where it is read.
import { Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { signed } from '../piece/amount';
import { create_room } from '../room';
import { names_for, use_scope } from '../scope';
import { city_name } from '../wonders/view';
import './harbour.css';
import { Islands } from './islands';
import { Lanes } from './lanes';
import { SeaTable } from './sea_table';
import type { SeaView } from './view';

// Of the table: a row with its border, and its head, of two lines or one.
const ROOMY = { row: 23, top: 40 };
const DENSE = { row: 19, top: 22 };
const HEAD = 84;  // title, gaps and edges
const LANE = [37, 52] as const;  // the least holds a price of two lines
const NARROW = { below: 345, lane: 44 };

export function Harbour(props: { onOpen?: () => void; onClose?: () => void }) {
  const scope = use_scope<SeaView>();
  const name = names_for(scope as never);
  const me = () => scope.view().seats[scope.me()]!;
  const { room, measure } = create_room({ width: 340, height: 500 });
  const isles = create_room({ width: 340, height: 0 });
  const table = (rows: typeof ROOMY) => rows.top + rows.row * scope.view().seats.length;
  // The lanes take what the rest leaves; where they would become too low, everybody is told in one line.
  const left_by = (rest: number) => Math.floor((room().height - HEAD - isles.room().height - rest) / 4) - 4;
  const least = () => (room().width < NARROW.below ? NARROW.lane : LANE[0]);
  const roomy = () => props.onClose !== undefined || left_by(table(ROOMY)) >= least();
  const fits = () => roomy() || left_by(table(DENSE)) >= least();
  // Read across, everybody stands beside the lanes.
  const beside = () => props.onClose !== undefined && room().width > room().height;
  const lane = () => Math.max(LANE[0], Math.min(LANE[1], left_by(beside() ? 0 : fits() ? table(roomy() ? ROOMY : DENSE) : 30)));
  const line = () => t('sea.me', { strength: me().strength, token: signed(me().naval_now), trade: me().trade });
  // Nobody sits here for whom it would be the own one.
  const title = () => (scope.live && scope.update().you.length === 0 ? t('sea.harbour.of', { name: city_name(scope.update() as never, scope.me()) }) : t('sea.harbour'));
  return (
    <section class="harbour" ref={measure} style={{ '--lane': `${lane()}px` }} classList={{ whole: props.onClose !== undefined }} aria-label={title()}>
      <header class="harbour-head">
        <Icon of="sea" id="anchor" />
        <h2 class="display">{title()}</h2>
        <span class="harbour-yard" data-help={`shipyard.${me().shipyard}`}>{me().shipyard ? name('shipyards', me().shipyard!) : ''}<small class="harbour-house" title={t('sea.house.why')}>{t('sea.house')}</small></span>
        <Show when={props.onClose}><button type="button" class="square" aria-label={t('nav.close')} onClick={() => props.onClose!()}><Icon of="ui" id="close" /></button></Show>
      </header>
      <div class="harbour-mine">
        <Lanes seat={scope.me()} />
        <div ref={isles.measure}><Islands seat={scope.me()} /></div>
      </div>
      <div class="harbour-all">
        <Show when={fits()} fallback={<button type="button" class="harbour-line" onClick={() => props.onOpen?.()}><Icon of="sea" id="anchor" /><span>{line()}</span></button>}>
          <SeaTable dense={!roomy()} />
        </Show>
      </div>
    </section>
  );
}
