// The tray of a usual turn: the chosen card and its uses.
import { For, Show } from 'solid-js';
import { effects_text } from '../../catalogue/words';
import { Icon } from '../../icon/icon';
import { t } from '../../text/language';
import { WonderEmblem } from '../piece/wonder';
import { names_for, use_scope } from '../scope';
import type { Selection } from '../selection';
import { ActButton } from '../tray/act_button';
import { option_words } from '../tray/payment';
import { SlotHint } from '../tray/hints';
import type { DuelView } from './view';

export function TurnTray(props: { selection: Selection }) {
  const scope = use_scope<DuelView>();
  const name = names_for(scope);
  const s = props.selection;
  const face = () => scope.catalogue.cards.get(s.chosen() ?? '');
  const paid = () => (s.focused() ? option_words(scope as never, s.focused()!) : '');
  const option_for = (wonder: string) => s.of_verb('wonder').find((o) => o.wonder === wonder);
  const is_focused = (action: string) => s.focused()?.action === action;
  return (
    <Show when={face()} fallback={<SlotHint text={t('turn.pick')} how={t('turn.pick.how')} selection={s} />}>
      {(card) => (
        <>
          <div class="tray-head">
            <h2 class="tray-title">{name('cards', card().id)}</h2>
            <p class="tray-say" title={effects_text(scope.rules, card().effects)}>{effects_text(scope.rules, card().effects)}</p>
            <p class="tray-pay" title={paid()}>{paid()}</p>
          </div>
          <div class="tray-acts">
            <For each={s.of_verb('build')}>
              {(o) => <ActButton option={o} label={t('act.build')} letter="B" focused={is_focused(o.action)} onDone={s.confirm} onAim={(x) => s.set_focus(x.action)} />}
            </For>
            <For each={s.of_verb('sell')}>
              {(o) => <ActButton option={o} label={t('act.sell')} letter="S" focused={is_focused(o.action)} onDone={s.confirm} onAim={(x) => s.set_focus(x.action)} />}
            </For>
            <div class="act-wonders">
              <For each={scope.view().wonders[scope.me()]}>
                {(wonder, i) => (
                  <Show when={!wonder.built && option_for(wonder.id)} fallback={<Show when={wonder.built}><BuiltWonder id={wonder.id} /></Show>}>
                    {(o) => (
                      <ActButton
                        option={o()}
                        class="act-wonder"
                        label={name('wonders', wonder.id)}
                        letter={`W${i() + 1}`}
                        icon={<WonderEmblem id={wonder.id} />}
                        focused={is_focused(o().action)}
                        onDone={s.confirm}
                        onAim={(x) => s.set_focus(x.action)}
                      />
                    )}
                  </Show>
                )}
              </For>
            </div>
          </div>
        </>
      )}
    </Show>
  );
}

// A wonder that stands keeps its place, so that the others keep theirs, but leaves them the room.
function BuiltWonder(props: { id: string }) {
  const scope = use_scope<DuelView>();
  const label = () => `${names_for(scope)('wonders', props.id)}${t('list.and')}${t('rail.built')}`;
  return (
    <span class="act-built" role="img" aria-label={label()} title={label()} data-help={`wonder.${props.id}`}>
      <WonderEmblem id={props.id} />
      <Icon of="ui" id="check" />
    </span>
  );
}
