import { Show } from 'solid-js';
import { serverless } from '../link/where';
import { FAVOURS, LETTERS, MOTIONS, settings, SOUNDS, THEMES } from '../settings';
import { play_sound } from '../sound';
import { choose_language, language, LANGUAGE_NAMES, LANGUAGES, t } from '../text/language';
import { BlockedPeople } from './blocked';
import { Devices } from './devices';
import { Choices, Page } from './page';
import './settings.css';

export function SettingsPanel() {
  return (
    <div class="settings">
      <Choices label={t('settings.language')} values={LANGUAGES} value={language()} words={(l) => <span lang={l}>{LANGUAGE_NAMES[l]}</span>} onChoose={choose_language} />
      <Choices label={t('settings.theme')} values={THEMES} value={settings.theme.value()} words={(v) => t(`settings.theme.${v}`)} onChoose={settings.theme.set} />
      <Choices label={t('settings.motion')} values={MOTIONS} value={settings.motion.value()} words={(v) => t(`settings.motion.${v}`)} onChoose={settings.motion.set} />
      <Choices
        label={t('settings.sound')}
        values={SOUNDS}
        value={settings.sound.value()}
        words={(v) => t(`settings.sound.${v}`)}
        onChoose={(v) => {
          settings.sound.set(v);
          play_sound('turn');
        }}
      />
      <Choices label={t('settings.letters')} values={LETTERS} value={settings.letters.value()} words={(v) => t(`settings.letters.${v}`)} onChoose={settings.letters.set} />
      <Choices label={t('settings.favour')} values={FAVOURS} value={settings.favour.value()} words={(v) => t(`settings.favour.${v}`)} onChoose={settings.favour.set} />
    </div>
  );
}

export function SettingsScreen() {
  return (
    <Page>
      <h1 class="page-title">{t('settings.title')}</h1>
      <div class="panel settings-panel"><SettingsPanel /></div>
      <Show when={!serverless} fallback={<p>{t('start.serverless')}</p>}>
        <Devices />
        <BlockedPeople />
      </Show>
    </Page>
  );
}
