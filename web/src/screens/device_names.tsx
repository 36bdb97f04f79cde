// Who plays at this device: a name for each seat, so that the curtain can say whose turn it is.
import { Index } from 'solid-js';
import { t } from '../text/language';
import type { Setup } from './new_game';

export function DeviceNames(props: { setup: Setup }) {
  const s = props.setup;
  const seats = () => Array.from({ length: s.players() }, (_, seat) => seat);
  const name = (seat: number) => (seat === 0 ? s.name() : s.name_of_other(seat));
  const choose = (seat: number, next: string) => (seat === 0 ? s.choose_name(next) : s.choose_name_of_other(seat, next));
  return (
    <fieldset class="device-names">
      <legend class="label">{t('start.names')}</legend>
      <Index each={seats()}>
        {(seat) => (
          <input class="field" maxlength="32" value={name(seat())} aria-label={t('start.name.n', { n: seat() + 1 })} placeholder={seat() === 0 ? t('start.name.default') : t('start.name.n', { n: seat() + 1 })} onInput={(e) => choose(seat(), e.currentTarget.value)} />
        )}
      </Index>
    </fieldset>
  );
}
