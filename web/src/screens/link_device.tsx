// The other end of a code: this device is to show somebody's games.
import { createSignal, onMount, Show } from 'solid-js';
import { Refusal, use_code } from '../link/api';
import { keep, kept } from '../link/keep';
import { anchor } from '../route';
import { t } from '../text/language';
import { refusal_of } from '../text/names';
import { Page } from './page';

export function LinkDeviceScreen() {
  const [code, set_code] = createSignal(anchor());
  const [name, set_name] = createSignal('');
  const [refused, set_refused] = createSignal<string>();
  // It is not left in the address, where the next person would find it.
  onMount(() => history.replaceState(null, '', '/link'));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    set_refused(undefined);
    try {
      const token = await use_code(code().trim(), name().trim());
      keep('token.before', kept('token') ?? '');
      keep('token', token);
      location.assign('/'); // the line that is open says another's name
    } catch (trouble) {
      set_refused(trouble instanceof Refusal ? refusal_of(trouble) : t('link.failed'));
    }
  }
  return (
    <Page>
      <h1 class="page-title">{t('link.title')}</h1>
      <form class="panel settings-panel settings" onSubmit={(event) => void submit(event)}>
        <label><span class="label">{t('link.code')}</span>
          <input class="field code-letters" required maxlength="20" autocomplete="off" autocapitalize="none" spellcheck={false} value={code()} onInput={(e) => set_code(e.currentTarget.value)} />
        </label>
        <label><span class="label">{t('link.name')}</span>
          <input class="field" maxlength="32" placeholder={t('link.name.hint')} value={name()} onInput={(e) => set_name(e.currentTarget.value)} />
        </label>
        <Show when={kept('token')}><p>{t('link.own')}</p></Show>
        <Show when={refused()}>{(why) => <p role="alert">{why()}</p>}</Show>
        <button type="submit" class="button primary">{t('link.go')}</button>
      </form>
    </Page>
  );
}
