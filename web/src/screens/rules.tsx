// The rules in our own words, by game and section; every icon on a board leads to a section here.
import { createEffect, createResource, For, on, Show } from 'solid-js';
import { LESSON_IDS, LESSONS } from '../lesson/lesson';
import { go, anchor } from '../route';
import { language, t } from '../text/language';
import type { RulesText } from '../text/rules';
import { load_rules } from '../text/rules';
import { game_name } from './game_picker';
import { Lessons } from './lessons';
import { Choices, Page } from './page';
import './rules.css';

const GAMES = ['duel', 'duel+pantheon', 'wonders1', 'wonders2', 'wonders1+armada+teams', 'wonders2+armada+teams'];

export function RulesScreen(props: { rules: string }) {
  const base = () => GAMES.find((game) => game === props.rules) ?? (props.rules.startsWith('wonders') && props.rules.includes('+') ? `${props.rules.split('+')[0]}+armada+teams` : 'duel');
  const [text] = createResource(() => ({ rules: base(), language: language() }), ({ rules, language }) => load_rules(rules, language));
  createEffect(on([() => text.latest, anchor], ([found, where]) => {
    if (found && where) queueMicrotask(() => document.getElementById(where)?.scrollIntoView({ block: 'start' }));
  }));
  return (
    <Page wide>
      <h1 class="page-title">{t('nav.rules')}</h1>
      <Choices label={t('start.game')} hide_label values={GAMES} value={base()} words={game_name} onChoose={(rules) => go(`/rules/${rules}`)} />
      <Lessons lessons={LESSON_IDS.filter((id) => LESSONS[id].rules === base() || (id === 'wonders' && base() === 'wonders1') || (id === 'armada' && base().includes('+armada')))} />
      <Show when={text.latest}>{(sections) => <Sections text={sections()} rules={base()} />}</Show>
    </Page>
  );
}

function Sections(props: { text: RulesText; rules: string }) {
  return (
    <div class="rules">
      <nav class="rules-nav" aria-label={t('nav.rules')}>
        <ol><For each={props.text}>{(section) => <li><a href={`/rules/${props.rules}#${section.id}`}>{section.title}</a></li>}</For></ol>
      </nav>
      <article class="rules-text">
        <For each={props.text}>
          {(section) => (
            <section id={section.id}>
              <h2>{section.title}</h2>
              <For each={section.body}>
                {(part) => (
                  <Show when={Array.isArray(part)} fallback={<p>{part as string}</p>}>
                    <ul><For each={part as string[]}>{(item) => <li>{item}</li>}</For></ul>
                  </Show>
                )}
              </For>
            </section>
          )}
        </For>
      </article>
    </div>
  );
}
