import { Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { has_icon, Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { names_for, use_scope } from '../scope';
import './god.css';

export function GodEmblem(props: { id: string; mythology?: string | null }) {
  return (
    <span class={`god-emblem myth-${props.mythology ?? 'none'}`}>
      <Icon of="god" id={has_icon('god', props.id) ? props.id : 'gate'} />
    </span>
  );
}

// A divinity to choose: emblem, name, whose it is, what it does.
export function GodCard(props: { id: string }) {
  const scope = use_scope();
  const name = names_for(scope);
  const face = () => scope.catalogue.divinities.get(props.id);
  return (
    <span class={`god-card myth-${face()?.mythology ?? 'none'}`}>
      <GodEmblem id={props.id} mythology={face()?.mythology} />
      <span>
        <b>{name('divinities', props.id)}</b>
        <Show when={face()?.mythology}><small>{name('mythologies', face()!.mythology!)}</small></Show>
        <span class="god-words">{effects_text(scope.rules, face()?.effects ?? [])}</span>
      </span>
    </span>
  );
}

export function MythToken(props: { id: string }) {
  const scope = use_scope();
  const name = names_for(scope);
  return (
    <span class={`myth-token myth-${props.id}`} role="img" aria-label={t('pantheon.token', { name: name('mythologies', props.id) })} data-help="pantheon">
      <Icon of="myth" id={props.id} />
    </span>
  );
}

export function OfferingToken(props: { n: number }) {
  return (
    <span class="offering-token" role="img" aria-label={t('pantheon.offering', { n: props.n })} data-help="pantheon">
      <Icon of="god" id="offering" /><b>−{props.n}</b>
    </span>
  );
}
