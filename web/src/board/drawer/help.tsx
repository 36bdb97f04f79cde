// "What is this?": a thing on the board in words, with the way to its rule.
import { For, Show } from 'solid-js';
import { Icon } from '../../icon/icon';
import { t, type Key } from '../../text/language';
import { family_of } from '../../text/names';
import { explain, topics_of, type Answer } from '../../text/topics';
import { use_scope } from '../scope';

type KeyRow = [keys: string, words: Key];
const CHOOSE: KeyRow[] = [['A C D …', 'keys.letters'], ['← ↑ ↓ →', 'keys.arrows'], ['⇧ ← ↑ ↓ →', 'keys.walk'], ['⇧ Enter', 'keys.read'], ['1 2 3 …', 'keys.digits'], ['B', 'keys.build'], ['S', 'keys.sell']];
const DUEL: KeyRow[] = [['W 1–4', 'keys.wonder']];
const STAGE: KeyRow[] = [['W 1', 'keys.stage']];
const SHIPS: KeyRow[] = [['⇧ B', 'keys.build.sail'], ['W 2', 'keys.stage.sail'], ['⇧ S', 'keys.sail']];
const ANY: KeyRow[] = [['Enter', 'keys.confirm'], ['U', 'keys.undo'], ['H', 'keys.hint'], ['?', 'keys.help'], ['Esc', 'keys.cancel']];

export function Explained(props: { answer: Answer; title_id?: string }) {
  const scope = use_scope();
  return (
    <>
      <h2 id={props.title_id}>{props.answer.title}</h2>
      <For each={props.answer.text}>{(line) => <p>{line}</p>}</For>
      <p class="help-more"><a href={`/rules/${scope.rules}#${props.answer.anchor}`} target="_blank" rel="noopener">{t('help.more')}</a></p>
    </>
  );
}

export function Help(props: { topic?: string; onTopic: (topic: string) => void }) {
  const scope = use_scope();
  const keys = () => [...CHOOSE, ...(family_of(scope.rules) === 'duel' ? DUEL : STAGE), ...(scope.catalogue.sea ? SHIPS : []), ...ANY];
  const answer = () => (props.topic ? explain(scope.rules, scope.catalogue, props.topic) : undefined);
  return (
    <div class="help">
      <Show when={answer()} fallback={<p>{t('drawer.help.how')}</p>}>
        {(a) => <Explained answer={a()} />}
      </Show>
      <ul class="help-list">
        <For each={topics_of(scope.rules)}>
          {(topic) => (
            <li><button type="button" onClick={() => props.onTopic(topic.id)}><Icon of={topic.icon[0]} id={topic.icon[1]} />{explain(scope.rules, scope.catalogue, topic.id).title}</button></li>
          )}
        </For>
      </ul>
      <div class="help-keys">
        <h2 class="help-more">{t('keys.title')}</h2>
        <dl class="keys-list">
          <For each={keys()}>{([key, words]) => <><dt><span class="key">{key}</span></dt><dd>{t(words)}</dd></>}</For>
        </dl>
      </div>
    </div>
  );
}
