// Like the paper pad: a row a category, a column a player; open a row to see where its numbers come from.
import { createSignal, For, Show } from 'solid-js';
import { name_in, names_for, use_scope } from '../board/scope';
import { Icon } from '../icon/icon';
import { t } from '../text/language';
import { reasons } from './reasons';

const TYPES: Record<string, string> = {
  civilian: 'civilian', scientific: 'scientific', commercial: 'commercial', guilds: 'guild', temples: 'temple', military: 'military',
};
const ICONS: Record<string, ['good' | 'god', string]> = {
  treasury: ['good', 'coin'], wonders: ['good', 'wonder'], progress: ['good', 'token'], divinities: ['god', 'gate'],
};

const minus = (n: number): string => String(n).replace('-', '−');

export function ScoreSheet() {
  const scope = use_scope();
  const name = names_for(scope);
  const [open, set_open] = createSignal<string>();
  const sheets = () => scope.view().sheets;
  const seats = () => sheets().map((_, seat) => seat);
  const categories = () => Object.keys(sheets()[0] ?? {}).filter((key) => key !== 'total');
  const won = (seat: number) => (scope.update().result ?? scope.view().result)?.winners.includes(seat) ?? false;
  const column = (seat: number) => ({ best: won(seat), mine: scope.update().you.length === 1 && scope.update().you[0] === seat });
  return (
    <div class="sheet-scroll" tabindex="0" role="region" aria-label={t('end.sheet')}>
      <table class="sheet" classList={{ many: seats().length > 3 }} style={{ '--rows': categories().length }}>
        <caption class="hidden-visually">{t('end.sheet')}</caption>
        <thead>
          <tr>
            <td />
            <For each={seats()}>{(seat) => <th scope="col" classList={column(seat)}><span>{name_in(scope.update(), seat)}</span></th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={categories()}>
            {(category) => (
              <>
                <tr classList={{ open: open() === category }}>
                  <th scope="row">
                    <button type="button" class="sheet-category" aria-expanded={open() === category} onClick={() => set_open(open() === category ? undefined : category)}>
                      <Show when={TYPES[category]} fallback={<Icon of={ICONS[category]?.[0] ?? 'good'} id={ICONS[category]?.[1] ?? 'laurel'} />}>
                        <Icon of="type" id={TYPES[category]!} class={`type-mark type-${TYPES[category]}`} />
                      </Show>
                      <span class="sheet-word">{name('categories', category)}</span>
                    </button>
                  </th>
                  <For each={seats()}>{(seat) => <td classList={column(seat)}>{minus(sheets()[seat]![category]!)}</td>}</For>
                </tr>
                <Show when={open() === category}>
                  <tr class="sheet-why">
                    <td colspan={seats().length + 1}>
                      <dl class="whys" aria-label={t('end.why')}>
                        <For each={seats().filter((seat) => reasons(scope, seat, category).length)}>
                          {(seat) => <div><dt>{name_in(scope.update(), seat)}</dt><For each={reasons(scope, seat, category)}>{(reason) => <dd>{reason}</dd>}</For></div>}
                        </For>
                      </dl>
                    </td>
                  </tr>
                </Show>
              </>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('end.total')}</th>
            <For each={seats()}>{(seat) => <td classList={column(seat)}>{minus(sheets()[seat]!['total']!)}</td>}</For>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
