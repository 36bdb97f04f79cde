import { Show } from 'solid-js';
import { effects_text, cost_text } from '../../catalogue/words';
import { t } from '../../text/language';
import { Icon } from '../../icon/icon';
import { Coins } from '../piece/amount';
import { CostIcons } from '../piece/cost';
import { EffectRow } from '../piece/effect';
import { WonderEmblem } from '../piece/wonder';
import { name_in, names_for, use_scope } from '../scope';
import type { DuelView, WonderState } from './view';
import './wonder_bar.css';

// A wonder in a rail: emblem, name, what it does, what it costs, what I would pay now.
export function WonderBar(props: { wonder: WonderState; seat: number }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const face = () => scope.catalogue.wonders.get(props.wonder.id);
  const standing = () => scope.view().wonders.flat().filter((w) => w.built).length;
  // Built and with what, or what its owner would pay now.
  const state = () => {
    const { built, with: used, price } = props.wonder;
    if (built) return used ? t('wonder.with', { card: name('cards', used) }) : t('rail.built');
    return [t('rail.notbuilt'), price === undefined ? '' : t('pantheon.price', { name: name_in(scope.update(), props.seat), n: price })].filter(Boolean).join(t('list.stop'));
  };
  const words = () =>
    [
      name('wonders', props.wonder.id),
      t(props.wonder.built ? 'rail.built' : 'rail.notbuilt'),
      face() ? effects_text(scope.rules, face()!.effects) : '',
      face() && !props.wonder.built ? cost_text(scope.rules, face()!.cost) : '',
    ].filter(Boolean).join(t('list.stop'));
  return (
    <div
      class="wonder-bar"
      classList={{ built: props.wonder.built, gone: !props.wonder.built && standing() >= 7 }}
      data-wonder={props.wonder.id}
      data-help={`wonder.${props.wonder.id}`}
      data-said={state()}
      role="img"
      aria-label={words()}
      title={words()}
    >
      <WonderEmblem id={props.wonder.id} />
      <span class="wonder-bar-text">
        <span class="wonder-bar-line">
          <span class="wonder-bar-name">{name('wonders', props.wonder.id)}</span>
          <Show when={!props.wonder.built && props.wonder.price !== undefined}><Coins n={props.wonder.price!} /></Show>
        </span>
        <span class="wonder-bar-line">
          <span class="wonder-bar-icons"><EffectRow effects={face()?.effects ?? []} /></span>
          <Show when={!props.wonder.built && face()}><CostIcons cost={face()!.cost} /></Show>
        </span>
      </span>
      <Show when={props.wonder.built}><Icon of="ui" id="check" class="wonder-bar-done" /></Show>
    </div>
  );
}
