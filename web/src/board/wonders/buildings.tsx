// The buildings of a city, one line each by type: as many columns as the room makes necessary. Where there is no room for
// lines at all, a tally.
import { createEffect, createMemo, For, Show } from 'solid-js';
import { TYPE_ORDER, type CardFace } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { Spine } from '../duel/city';
import { Spoken } from '../piece/spoken';
import { create_room } from '../room';
import { use_scope } from '../scope';
import './buildings.css';

const LINE = 22;
const SKYLINE = 112;
const TALLY = 20;
const NAMED = 104;  // a narrower line has no room for a name
const LEAST = 64;

// What its lines leave free is told to whoever draws below them.
export function Buildings(props: { houses: CardFace[]; marked?: (card: string) => boolean; onRead: () => void; onFree?: (height: number) => void }) {
  const scope = use_scope();
  const { room, measure } = create_room({ width: 320, height: 200 });
  const sorted = createMemo(() => TYPE_ORDER.flatMap((type) => props.houses.filter((house) => house.type === type)));
  const rows = () => Math.max(1, Math.floor(room().height / LINE));
  // Few buildings stand in lines as long as suits a name.
  const columns = () => Math.max(Math.round(room().width / 180), Math.ceil(props.houses.length / rows()));
  const width = () => room().width / columns();
  const used = () => Math.ceil(props.houses.length / columns());
  // Lines are as high as the room allows; what is left below them is for the skyline.
  const line = () => Math.max(LINE, Math.min(30, Math.floor((room().height - SKYLINE) / Math.max(1, used()))));
  const free = () => room().height - used() * line();
  createEffect(() => props.onFree?.(free()));
  return (
    <div class="city-buildings" classList={{ roomy: free() >= SKYLINE }} ref={measure} role="group" aria-label={t('wonders.buildings')}>
      <Show when={room().height >= LINE && width() >= LEAST} fallback={<Show when={room().height >= TALLY}><Tally houses={props.houses} onRead={props.onRead} /></Show>}>
        <ul class="lines" classList={{ unnamed: width() < NAMED }} style={{ '--rows': used(), '--columns': columns(), '--line': `${line() - 2}px` }}>
          <For each={sorted()}>{(house) => <li><Spine rules={scope.rules} face={house} marked={props.marked?.(house.id)} /></li>}</For>
        </ul>
      </Show>
    </div>
  );
}

function Tally(props: { houses: CardFace[]; onRead: () => void }) {
  const counts = () => TYPE_ORDER.map((type) => ({ type, n: props.houses.filter((house) => house.type === type).length })).filter(({ n }) => n > 0);
  return (
    <button type="button" class="city-tally" onClick={() => props.onRead()}>
      <Spoken words={`${t('wonders.buildings')}${t('list.colon')}${props.houses.length}`}>
        <For each={counts()}>{({ type, n }) => <span class="tally"><Icon of="type" id={type} class={`type-mark type-${type}`} />{n}</span>}</For>
      </Spoken>
    </button>
  );
}
