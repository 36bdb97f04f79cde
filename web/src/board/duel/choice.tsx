// Decisions other than a usual turn: drafting, tokens, tearing down, reviving, who begins.
// The options are drawn as what they are; the first click chooses, the second (or the button) confirms.
import { For, Match, Show, Switch } from 'solid-js';
import { card_sentence, cost_text, effects_text } from '../../catalogue/words';
import type { Option } from '../../link/protocol';
import { Icon } from '../../icon/icon';
import { has_key, t, type Key } from '../../text/language';
import { option_of } from '../action';
import { action_words } from '../action_words';
import type { Choice } from '../picking';
import { Card, CardBack } from '../piece/card';
import { Spoken } from '../piece/spoken';
import { Medallion } from '../piece/token';
import { WonderCard, WonderEmblem } from '../piece/wonder';
import { GodCard, MythToken } from '../pantheon/god';
import { name_in, names_for, use_scope, type Scope } from '../scope';
import { Advised, BestOfAll } from '../tray/hints';
import { News } from '../tray/news';
import { arrangement } from './arrangement';
import './choice.css';
import type { DuelView } from './view';

// The piece an option is about.
const named = (option: Option | undefined) => option && (option.wonder ?? option.token ?? option.card ?? option.divinity ?? option.mythology);
const kind_of = (scope: Scope<DuelView>) => scope.view().decision?.kind ?? '';

export function choice_title(scope: Scope<DuelView>): string {
  const opponent = name_in(scope.update(), 1 - scope.me());
  switch (kind_of(scope)) {
    case 'draft': return t('turn.draft');
    case 'take': return t('turn.take');
    case 'library': return t('turn.library');
    case 'destroy': return t('turn.destroy', { name: opponent });
    case 'revive': return t('turn.revive');
    case 'start': return t('turn.start');
    default: break;
  }
  const special = `turn.${kind_of(scope)}`;
  return has_key(special) ? t(special as Key, { name: opponent }) : t('turn.yours');
}

// The table's middle while there are no cards on it: the wonders on offer.
export function Draft(props: { choice: Choice }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const option = (id: string) => props.choice.options().find((o) => o.wonder === id);
  return (
    <ul class="draft">
      <For each={scope.view().offer.wonders}>
        {(id) => {
          const face = () => scope.catalogue.wonders.get(id)!;
          const words = () => [name('wonders', id), effects_text(scope.rules, face().effects), cost_text(scope.rules, face().cost)].join(t('list.stop'));
          return (
            <li>
              <button
                type="button"
                class="draft-pick"
                disabled={!option(id) || scope.pending() !== undefined}
                aria-pressed={props.choice.picked() !== undefined && props.choice.picked() === option(id)?.action}
                data-action={option(id)?.action}
                onClick={() => option(id) && props.choice.take(option(id)!.action)}
              >
                <Spoken words={words()}><WonderCard rules={scope.rules} face={face()} /></Spoken>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

export function ChoiceTray(props: { choice: Choice }) {
  const scope = use_scope<DuelView>();
  // Wonders are drawn in the middle of the table; tokens lie at the cards' side where the tray is slim.
  const on_table = () => kind_of(scope) === 'draft' || (kind_of(scope) === 'take' && arrangement() === 'beside');
  const in_hand = () => (on_table() ? named(option_of(scope, props.choice.picked())) : undefined);
  return (
    <>
      <div class="tray-head">
        <h2 class="tray-title">{choice_title(scope)}</h2>
        <Show when={!on_table()}><BestOfAll /></Show>
        <Show when={props.choice.picked()}>
          <span class="tray-tools">
            <button type="button" class="button primary" onClick={() => props.choice.confirm()} disabled={scope.pending() !== undefined}>
              {action_words(scope, props.choice.picked()!)}
            </button>
          </span>
        </Show>
      </div>
      <Show when={!on_table()} fallback={<InHand choice={props.choice} id={in_hand()} />}>
        <ul class="picks">
          <For each={props.choice.options()}>{(option) => <li><Pick option={option} choice={props.choice} /></li>}</For>
        </ul>
      </Show>
    </>
  );
}

// The tray tells about what is in hand, or what the other one did.
function InHand(props: { choice: Choice; id?: string }) {
  const scope = use_scope<DuelView>();
  const wonder = () => scope.catalogue.wonders.get(props.id ?? '');
  const words = () => {
    const effects = wonder()?.effects ?? scope.catalogue.tokens.get(props.id ?? '')?.effects;
    return effects && [effects_text(scope.rules, effects), wonder() && cost_text(scope.rules, wonder()!.cost)].filter(Boolean).join(' · ');
  };
  return (
    <Show when={words()} fallback={<Advised onPick={props.choice.set}><News><Show when={kind_of(scope) === 'draft'}><p class="tray-how">{t('turn.draft.how')}</p></Show></News></Advised>}>
      <p class="tray-how">{words()}</p>
    </Show>
  );
}

const ON_TRACK = ['minerva', 'drop', 'fire'];

// A space of the track, as it lies from where I sit: towards me at the left, towards the other at the right.
function TrackPlace(props: { at: number }) {
  return (
    <span class="pick-place" classList={{ mine: props.at < 0, theirs: props.at > 0 }}>
      <Show when={props.at < 0}><Icon of="ui" id="arrow-left" /></Show>
      <b>{Math.abs(props.at)}</b>
      <Show when={props.at > 0}><Icon of="ui" id="arrow-right" /></Show>
    </span>
  );
}

function Pick(props: { option: Option; choice: Choice }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const verb = () => props.option.verb;
  const id = () => named(props.option) ?? '';
  const card = () => scope.catalogue.cards.get(props.option.card ?? '');
  const place = () => (verb() === 'zeus' ? scope.view().structure.find((slot) => slot.slot === props.option.slot) : undefined);
  const token = () => scope.catalogue.tokens.get(id());
  const label = () => {
    if (verb() === 'start') return action_words(scope, props.option.action);
    if (token()) return `${name('tokens', id())}${t('list.stop')}${effects_text(scope.rules, token()!.effects)}`;
    return card() ? card_sentence(scope.rules, card()!) : action_words(scope, props.option.action);
  };
  return (
    <button
      type="button"
      class="pick"
      classList={{ best: scope.hint()?.moves[0]?.action === props.option.action }}
      aria-pressed={props.choice.picked() === props.option.action}
      data-action={props.option.action}
      disabled={scope.pending() !== undefined}
      onClick={() => props.choice.take(props.option.action)}
    >
      <Spoken words={label()}>
      <Switch fallback={<span class="pick-words">{action_words(scope, props.option.action)}</span>}>
        <Match when={verb() === 'start'}>
          <span class="pick-words">
            {props.option.seat === scope.me() ? t('turn.start.me') : t('turn.start.other', { name: name_in(scope.update(), props.option.seat!) })}
          </span>
        </Match>
        <Match when={ON_TRACK.includes(verb())}><TrackPlace at={scope.me() === 0 ? props.option.space! : -props.option.space!} /></Match>
        <Match when={token()}>
          <span class="pick-token">
            <Medallion id={id()} />
            <span><b>{name('tokens', id())}</b><small>{effects_text(scope.rules, token()!.effects)}</small></span>
          </span>
        </Match>
        <Match when={place()}>
          {(slot) => (
            <Show when={scope.catalogue.cards.get(slot().card ?? '')} fallback={<CardBack age={scope.view().age} back={slot().back} />}>
              {(face) => <Card rules={scope.rules} face={face()} />}
            </Show>
          )}
        </Match>
        <Match when={card()}><Card rules={scope.rules} face={card()!} /></Match>
        <Match when={scope.catalogue.divinities.has(id())}><GodCard id={id()} /></Match>
        <Match when={scope.catalogue.wonders.has(id())}><span class="pick-words"><WonderEmblem id={id()} />{name('wonders', id())}</span></Match>
        <Match when={verb() === 'deck'}><span class="pick-words"><MythToken id={id()} />{name('mythologies', id())}</span></Match>
      </Switch>
      </Spoken>
    </button>
  );
}
