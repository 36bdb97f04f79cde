import { createSignal, Show } from 'solid-js';
import { Icon } from '../icon/icon';
import { t } from '../text/language';
import { DeviceNames } from './device_names';
import { AGAINST, CHARACTERS, CLOCKS, LEVELS, type Against, type Setup } from './new_game';
import { Choices } from './page';
import { RuleOptions } from './rule_options';

const ICONS: Record<Against, string> = { bots: 'bot', friends: 'link', device: 'device' };

function clock_words(id: string): string {
  const clock = CLOCKS[id]!;
  switch (clock.kind) {
    case 'none': return t('start.clock.none');
    case 'move': return t('start.clock.move', { n: clock.seconds });
    case 'game': return t('start.clock.game', { n: clock.seconds / 60, s: clock.increment });
    case 'days': return t('start.clock.days', { n: clock.days });
  }
}

// Nothing else can be typed.
const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

export function Opponents(props: { setup: Setup }) {
  const [more, set_more] = createSignal(false);
  const s = props.setup;
  const has_bots = () => s.against() === 'bots' || (s.against() === 'friends' && s.bots() > 0);
  return (
    <div class="start-block">
      <Choices
        label={t('start.against')}
        values={AGAINST}
        value={s.against()}
        onChoose={s.choose_against}
        words={(a) => <span class="against"><Icon of="ui" id={ICONS[a]} />{t(`start.against.${a}`)}</span>}
      />
      <Show when={s.against() === 'friends' && s.players() > 2}>
        <Choices label={t('start.fill.label')} values={Array.from({ length: s.players() - 1 }, (_, i) => i)} value={s.bots()} words={(n) => String(n)} onChoose={s.choose_bots} />
      </Show>
      <Show when={s.against() === 'device'}><DeviceNames setup={s} /></Show>
      <Show when={has_bots()}>
        <div>
          <Choices label={`${t('start.level')}${t('list.colon')}${t(`start.level.${s.level() as 1}`)}`} values={LEVELS} value={s.level() as 1} words={(n) => String(n)} onChoose={s.choose_level} />
        </div>
      </Show>
      <button type="button" class="button quiet small start-more" aria-expanded={more()} onClick={() => set_more(!more())}>
        <Icon of="ui" id={more() ? 'up' : 'down'} />
        {t(more() ? 'start.less' : 'start.more')}
      </button>
      <Show when={more()}>
        <div class="start-extra">
          <label><span class="label">{t('start.name')}</span>
            <input class="field" maxlength="32" value={s.name()} placeholder={t('start.name.default')} onInput={(e) => s.choose_name(e.currentTarget.value)} />
          </label>
          <Show when={has_bots()}>
            <Choices label={t('start.character')} values={CHARACTERS} value={s.character()} words={(c) => t(`start.character.${c}`)} onChoose={s.choose_character} />
          </Show>
          <Choices label={t('start.clock')} values={Object.keys(CLOCKS)} value={s.clock()} words={clock_words} onChoose={s.choose_clock} />
          <RuleOptions setup={s} />
          <label><span class="label">{t('option.deal')}</span>
            <input class="field" inputmode="numeric" maxlength="9" value={s.deal() ?? ''} placeholder={t('option.deal.none')} aria-describedby="deal-how" onInput={(e) => s.choose_deal(Number((e.currentTarget.value = digits(e.currentTarget.value))))} />
            <small id="deal-how">{t('option.deal.how')}</small>
          </label>
          <Show when={s.against() === 'friends'}>
            <label class="start-check"><input type="checkbox" checked={s.open()} onChange={(e) => s.choose_open(e.currentTarget.checked)} />{t('start.public')}</label>
          </Show>
        </div>
      </Show>
    </div>
  );
}
