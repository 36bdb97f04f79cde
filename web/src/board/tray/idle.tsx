// The tray while others decide, or when the game is over.
import { Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { joined } from '../../catalogue/words';
import { name_in, use_scope } from '../scope';
import { News } from './news';

export function IdleTray(props: { awaited?: number[] }) {
  const scope = use_scope();
  const acting = () => props.awaited ?? scope.view().to_act.filter((seat): seat is number => typeof seat === 'number');
  const watching = () => scope.live && scope.update().you.length === 0;
  const names = () => acting().map((seat) => name_in(scope.update(), seat));
  return (
    <>
    <div class="tray-idle">
      <Icon of="ui" id={scope.view().over ? 'flag' : watching() ? 'eye' : 'wait'} />
      <Show when={watching()}><p><b>{t('turn.watching')}</b></p></Show>
      <Show when={!scope.view().over} fallback={<p>{t('turn.over')}</p>}>
        <Show when={names().length}><p>{names().length === 1 ? t('turn.theirs', { name: names()[0]! }) : t('turn.waiting', { names: joined(names()) })}</p></Show>
      </Show>
    </div>
    <News />
    </>
  );
}
