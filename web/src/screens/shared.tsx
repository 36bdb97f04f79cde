// A game that came with a link, as a replay. Nothing of it is stored, and no server is asked.
import { createResource, Show } from 'solid-js';
import { import_here } from '../link/api';
import { unpacked } from '../link/shared';
import { can_play_here } from '../local/files';
import { anchor } from '../route';
import { t } from '../text/language';
import { Page } from './page';
import { ReplayScreen } from './replay';

export function SharedScreen() {
  const [table] = createResource(anchor, async (packed) => {
    if (!can_play_here) return undefined;
    return unpacked(packed).then(import_here).catch(() => undefined);
  });
  return (
    <Show when={table.latest} keyed fallback={<Page><p role="status">{t(table.loading ? 'lobby.loading' : 'shared.broken')}</p></Page>}>
      {(id) => <ReplayScreen table={id} />}
    </Show>
  );
}
