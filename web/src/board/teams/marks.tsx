// Who plays with whom: one shape and colour a team.
import { Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { use_scope } from '../scope';
import type { WondersView } from '../wonders/view';
import './marks.css';
import { team_of } from './view';

export function TeamMark(props: { seat: number }) {
  const scope = use_scope<WondersView>();
  const team = () => team_of(scope.view(), props.seat);
  const mine = () => team() === team_of(scope.view(), scope.me());
  return (
    <Show when={team() !== undefined}>
      <span class={`team-mark team-${team()}`} data-help="team"><Icon of="team" id={String(team())} label={mine() ? t('team.mine') : t('team.name', { n: team()! + 1 })} /></span>
    </Show>
  );
}
