// How much has come of what this browser needs to play by itself.
import { Show } from 'solid-js';
import { loading } from '../local/files';
import { t } from '../text/language';
import './loading.css';

export function Loading() {
  const share = () => loading()!.loaded / Math.max(1, loading()!.total);
  return (
    <Show when={loading()}>
      <progress class="loading" max="1" value={share()} aria-label={t('load.progress')} title={t('load.progress')} />
    </Show>
  );
}
