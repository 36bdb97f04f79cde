// Like the paper pad: a row a category, a column a player; any number opens to what it is made of.
import { createSignal, For, Show, type JSX } from 'solid-js';
import { name_in, names_for, use_scope } from '../board/scope';
import { Icon } from '../icon/icon';
import { t } from '../text/language';
import { teams_of } from '../board/teams/view';
import { TeamMark } from '../board/teams/marks';
import { minus, reasons } from './reasons';

const TYPES: Record<string, string> = {
  civilian: 'civilian', scientific: 'scientific', commercial: 'commercial', guilds: 'guild', temples: 'temple', military: 'military',
};
const ICONS: Record<string, ['good' | 'god' | 'sea', string]> = {
  treasury: ['good', 'coin'], wonders: ['good', 'wonder'], progress: ['good', 'token'], divinities: ['god', 'gate'],
  naval: ['sea', 'anchor'], islands: ['sea', 'island'], shipyard: ['sea', 'ship'],
};

// A whole row, or the number of one seat in it.
type Opened = { category: string; seat?: number };

export function ScoreSheet() {
  const scope = use_scope();
  const name = names_for(scope);
  const [open, set_open] = createSignal<Opened>();
  const sheets = () => scope.view().sheets;
  const seats = () => sheets().map((_, seat) => seat);
  const categories = () => Object.keys(sheets()[0] ?? {}).filter((key) => key !== 'total');
  const won = (seat: number) => (scope.update().result ?? scope.view().result)?.winners.includes(seat) ?? false;
  const column = (seat: number) => ({ best: won(seat), mine: scope.update().you.length === 1 && scope.update().you[0] === seat });
  const is_open = (category: string, seat?: number) => open()?.category === category && (open()?.seat === undefined || seat === undefined || open()?.seat === seat);
  const toggle = (category: string, seat?: number) => set_open(open()?.category === category && open()?.seat === seat ? undefined : { category, seat });

  const Numbers = (props: { category: string }) => (
    <For each={seats()}>
      {(seat) => (
        <td classList={column(seat)}>
          <button type="button" class="sheet-number" aria-expanded={is_open(props.category, seat)} onClick={() => toggle(props.category, seat)}>
            {minus(sheets()[seat]![props.category]!)}
          </button>
        </td>
      )}
    </For>
  );
  const Why = (props: { category: string }) => (
    <Show when={open()?.category === props.category}>
      <tr class="sheet-why">
        <td colspan={seats().length + 1}>
          <dl class="whys" aria-label={t('end.why')}>
            <For each={seats().filter((seat) => is_open(props.category, seat))}>
              {(seat) => (
                <div>
                  <dt>{name_in(scope.update(), seat)}</dt>
                  <For each={reasons(scope, seat, props.category)} fallback={<dd>{minus(sheets()[seat]![props.category]!)}</dd>}>{(reason) => <dd>{reason}</dd>}</For>
                </div>
              )}
            </For>
          </dl>
        </td>
      </tr>
    </Show>
  );
  const Opener = (props: { category: string; children: JSX.Element }) => (
    <th scope="row">
      <button type="button" class="sheet-category" aria-expanded={open()?.category === props.category && open()?.seat === undefined} onClick={() => toggle(props.category)}>
        {props.children}
        <Icon of="ui" id={open()?.category === props.category ? 'up' : 'down'} class="sheet-more" />
      </button>
    </th>
  );

  return (
    <div class="sheet-scroll" tabindex="0" role="region" aria-label={t('end.sheet')}>
      <table class="sheet" classList={{ many: seats().length > 3 }} style={{ '--seats': seats().length, '--rows': categories().length + (teams_of(scope.view()).length ? 1 : 0) }}>
        <caption class="hidden-visually">{t('end.sheet')}</caption>
        <thead>
          <tr>
            <td />
            <For each={seats()}>{(seat) => <th scope="col" classList={column(seat)}><span title={name_in(scope.update(), seat)}><TeamMark seat={seat} />{name_in(scope.update(), seat)}</span></th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={categories()}>
            {(category) => (
              <>
                <tr classList={{ open: open()?.category === category }}>
                  <Opener category={category}>
                    <Show when={TYPES[category]} fallback={<Icon of={ICONS[category]?.[0] ?? 'good'} id={ICONS[category]?.[1] ?? 'laurel'} />}>
                      <Icon of="type" id={TYPES[category]!} class={`type-mark type-${TYPES[category]}`} />
                    </Show>
                    <span class="sheet-word">{name('categories', category)}</span>
                  </Opener>
                  <Numbers category={category} />
                </tr>
                <Why category={category} />
              </>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <Opener category="total"><span class="sheet-total">{t('end.total')}</span></Opener>
            <Numbers category="total" />
          </tr>
          <Why category="total" />
          <Show when={teams_of(scope.view()).length}>
            <tr class="sheet-teams">
              <th scope="row">{t('team.total')}</th>
              <For each={teams_of(scope.view())}>
                {(team) => <td colspan={2} classList={column(team[0])}><TeamMark seat={team[0]} />{minus(sheets()[team[0]]!['total']! + sheets()[team[1]]!['total']!)}</td>}
              </For>
            </tr>
          </Show>
        </tfoot>
      </table>
    </div>
  );
}
