// Everybody at sea: strength and what its rank would bring now, trade level, and what a tax or piracy would take.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { signed } from '../piece/amount';
import { use_scope } from '../scope';
import { TeamMark } from '../teams/marks';
import { city_name } from '../wonders/view';
import './sea_table.css';
import type { SeaView } from './view';

const minus = (n: number) => (n ? `−${n}` : '·');

export function SeaTable(props: { dense?: boolean }) {
  const scope = use_scope<SeaView>();
  const ranked = () => [...scope.view().seats].sort((a, b) => b.strength - a.strength || a.seat - b.seat);
  const taxes = () => scope.catalogue.sea!.taxes;
  const title = () => (scope.view().age ? t('sea.table.of', { age: t(`age.${scope.view().age as 1}`) }) : t('sea.table'));
  return (
    <table class="sea-table" classList={{ dense: props.dense }}>
      <caption class="hidden-visually">{title()}</caption>
      <thead>
        <tr>
          <td />
          <Head icon="anchor" words={t('sea.strength')} />
          <th scope="col" title={t('sea.rank')}><Icon of="good" id="laurel" label={t('sea.rank')} /></th>
          <Head icon="scales" words={t('sea.trade')} />
          <For each={taxes()}>{(n) => <Head icon="tax" words={t('sea.tax', { n })} n={n} />}</For>
          <Head icon="piracy" words={t('sea.piracy')} />
        </tr>
      </thead>
      <tbody>
        <For each={ranked()}>
          {(city) => (
            <tr classList={{ mine: city.seat === scope.me() }}>
              <th scope="row" title={city_name(scope.update() as never, city.seat)}><TeamMark seat={city.seat} />{city_name(scope.update() as never, city.seat)}</th>
              <td><b>{city.strength}</b></td>
              <td classList={{ won: city.naval_now > 0, lost: city.naval_now < 0 }}>{city.naval_now ? signed(city.naval_now) : '·'}</td>
              <td>{city.trade}</td>
              <For each={city.would_lose.tax}>{(n) => <td classList={{ lost: n > 0 }}>{minus(n)}</td>}</For>
              <td classList={{ lost: city.would_lose.piracy > 0 }}>{minus(city.would_lose.piracy)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

const Head = (props: { icon: string; words: string; n?: number }) => (
  <th scope="col" title={props.words}><Icon of="sea" id={props.icon} label={props.words} /><Show when={props.n}><b aria-hidden="true">{props.n}</b></Show></th>
);
