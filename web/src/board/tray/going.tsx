// An act that is on its way shows at once; the server's answer settles it.
import { Icon } from '../../icon/icon';
import { action_words } from '../action_words';
import { use_scope } from '../scope';

export function GoingTray() {
  const scope = use_scope();
  return <p class="tray-idle tray-going"><Icon of="ui" id="wait" />{action_words(scope, scope.pending()!)}</p>;
}
