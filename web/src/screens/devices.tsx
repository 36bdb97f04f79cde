// My games on several devices: a code for another one, those that have them, and signing one out.
import { createResource, createSignal, For, Show } from 'solid-js';
import { renderSVG } from 'uqr';
import { Icon } from '../icon/icon';
import { heed } from '../link/barred';
import { my_devices, new_code, sign_out } from '../link/api';
import { keep, kept } from '../link/keep';
import { whole_address } from '../route';
import { language, t } from '../text/language';

const day = (ms: number) => new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'zh-TW', { dateStyle: 'medium' }).format(ms);
const time = (ms: number) => new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'zh-TW', { hour: '2-digit', minute: '2-digit' }).format(ms);

export function Devices() {
  const [mine, { refetch }] = createResource(() => (kept('token') ? my_devices().catch(() => undefined) : undefined));
  const [code, set_code] = createSignal<{ code: string; expires: number }>();
  const [failed, set_failed] = createSignal(false);
  // Behind the #: browsers do not send that to any server, so that it is in nobody's log.
  const link = () => whole_address(`/link#${code()!.code}`);

  async function show_code() {
    set_failed(false);
    try {
      set_code(await new_code());
    } catch {
      set_failed(true);
    }
  }
  async function remove(id: string, is_this: boolean) {
    await sign_out(id).catch(() => undefined);
    if (is_this) heed('revoked');
    else void refetch();
  }
  function go_back() {
    keep('token', kept('token.before') ?? '');
    keep('token.before', '');
    location.assign('/');
  }
  return (
    <section class="panel settings-panel devices">
      <h2>{t('devices.title')}</h2>
      <Show when={mine()} fallback={<p>{t('devices.none')}</p>}>
        {(list) => (
          <>
            <p>{t('devices.about')}</p>
            <Show when={list().devices.length > 1}>
              <ul class="device-rows">
                <For each={list().devices}>
                  {(device, n) => (
                    <li>
                      <Icon of="ui" id="device" />
                      <span class="device-name">
                        {device.name || (n() === 0 ? t('devices.first') : t('devices.unnamed'))}
                        <small>{device.this ? t('devices.this') : t('devices.seen', { day: day(device.seen) })}</small>
                      </span>
                      <button type="button" class="button small" onClick={() => void remove(device.id, device.this)}>{t('devices.out')}</button>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <Show when={code()} fallback={<button type="button" class="button" onClick={() => void show_code()}><Icon of="ui" id="device" />{t('devices.make')}</button>}>
              {(made) => (
                <div class="device-code">
                  <div class="qr" role="img" aria-label={t('devices.qr')} innerHTML={renderSVG(link(), { border: 1 })} />
                  <p class="code-letters">{made().code.replace(/(....)(?=.)/g, '$1-')}</p>
                  <p>{t('devices.scan', { time: time(made().expires) })}</p>
                  <input class="field" readonly value={link()} aria-label={t('devices.link')} onFocus={(e) => e.currentTarget.select()} />
                </div>
              )}
            </Show>
            <p class="device-person">{t('devices.person', { person: list().person })}</p>
          </>
        )}
      </Show>
      <Show when={failed()}><p role="alert">{t('devices.failed')}</p></Show>
      <p class="device-more">
        <a href="/link">{t('devices.enter')}</a>
        <Show when={kept('token.before')}><button type="button" class="button small" onClick={go_back}>{t('devices.back')}</button></Show>
      </p>
    </section>
  );
}
