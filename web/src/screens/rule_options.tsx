// The choices a rulebook leaves to the table: wonders of the first game, boards, sides, seating, a level for each bot.
import { createResource, For, Show } from 'solid-js';
import { catalogue_of } from '../catalogue/catalogue';
import { t, t_or } from '../text/language';
import { family_of, name_of } from '../text/names';
import { LEVELS, type Setup } from './new_game';
import { Choices } from './page';

export const BOARDS = ['random', 'choose', 'given'] as const;
export const SEATINGS = ['given', 'random'] as const;
const SIDES: Record<string, string[]> = { wonders1: ['random', 'choose', 'a', 'b'], wonders2: ['random', 'choose', 'day', 'night'] };

export function RuleOptions(props: { setup: Setup }) {
  const s = props.setup;
  return (
    <>
      <Show when={family_of(s.rules()) === 'duel'}>
        <Choices label={t('option.wonders')} values={['draft', 'first-game'] as const} value={s.wonders()} words={(one) => t(`option.wonders.${one}`)} onChoose={s.choose_wonders} />
      </Show>
      <Show when={family_of(s.rules()) === 'wonders'}><BoardOptions setup={s} /></Show>
      <Show when={s.rules().includes('+armada')}>
        <Choices label={t('option.shipyards')} values={['random', 'choose'] as const} value={s.shipyards()} words={(one) => t(`option.shipyards.${one}`)} onChoose={s.choose_shipyards} />
      </Show>
      <Show when={s.rules().includes('+teams')}>
        <Choices label={t('option.partners')} values={['open', 'closed'] as const} value={s.partners()} words={(one) => t(`option.partners.${one}`)} onChoose={s.choose_partners} />
      </Show>
      <Show when={s.bot_seats().length > 1}><BotLevels setup={s} /></Show>
    </>
  );
}

function BoardOptions(props: { setup: Setup }) {
  const s = props.setup;
  const [catalogue] = createResource(() => s.rules(), (rules) => catalogue_of(rules).catch(() => undefined));
  const boards = () => [...(catalogue.latest?.boards.keys() ?? [])];
  const sides = () => SIDES[s.rules().split('+')[0]!] ?? [];
  const words = (side: string) => (side === 'random' || side === 'choose' ? t(`option.sides.${side}`) : t_or(`wonders.side.${side}`, 'turn.side'));
  const city = (i: number) => (i < s.players() ? t('option.board.of', { n: i + 1 }) : t('wonders.free'));
  return (
    <>
      <Choices label={t('option.boards')} values={BOARDS} value={s.boards()} words={(one) => t(`option.boards.${one}`)} onChoose={(one) => { s.choose_boards(one); s.give_boards(boards()); }} />
      <Show when={s.boards() === 'given'}>
        <div class="start-seats">
          <For each={s.given_boards()}>
            {(board, i) => (
              <label><span class="label">{city(i())}</span>
                <select class="field" onChange={(event) => s.give_board(i(), event.currentTarget.value)}>
                  <For each={boards()}>{(id) => <option value={id} selected={id === board}>{name_of(s.rules(), 'boards', id)}</option>}</For>
                </select>
              </label>
            )}
          </For>
        </div>
        <Choices label={t('option.seating')} values={SEATINGS} value={s.seating()} words={(one) => t(`option.seating.${one}`)} onChoose={s.choose_seating} />
      </Show>
      <Choices label={t('option.sides')} values={sides()} value={sides().includes(s.sides()) ? s.sides() : sides()[s.rules().startsWith('wonders2') ? 1 : 0]!} words={words} onChoose={s.choose_sides} />
    </>
  );
}

function BotLevels(props: { setup: Setup }) {
  const s = props.setup;
  return (
    <div role="group" aria-label={t('option.levels')}>
      <span class="label">{t('option.levels')}</span>
      <div class="start-seats">
        <For each={s.bot_seats()}>
          {(seat) => (
            <label><span class="label">{t(`seat.bot.${seat as 1}`)}</span>
              <select class="field" onChange={(event) => s.choose_level_of(seat, Number(event.currentTarget.value))}>
                <For each={LEVELS}>{(n) => <option value={n} selected={n === s.level_of(seat)}>{`${n} · ${t(`start.level.${n}`)}`}</option>}</For>
              </select>
            </label>
          )}
        </For>
      </div>
    </div>
  );
}
