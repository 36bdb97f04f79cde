// What a thing on the board is, in a note beside it: the board stays in sight.
import { createEffect, on, Show } from 'solid-js';
import type { ViewBase } from '../../link/protocol';
import { explain, type Answer, type Known } from '../../text/topics';
import { WonderScene } from '../../scene/scene';
import type { DuelView } from '../duel/view';
import { use_scope } from '../scope';
import { Explained } from './help';
import type { WondersView } from '../wonders/view';
import './help_note.css';

export type Asked = { topic: string; about: Element; said?: string };

const WHOLE = [':is(.slot-still, .slot-button)', ':is(.card, .spine, .wonder-bar, .stage)'];
export const is_whole = (thing: Element): boolean => thing.matches(WHOLE.join());

// What is pressed, if it can be asked about: a card or wonder as a whole rather than the glyph that was hit.
export function asked_about(pressed: Element): Asked | undefined {
  const about = [...WHOLE, ''].map((whole) => pressed.closest<HTMLElement>(`${whole}[data-help]`)).find((found) => found !== null);
  return about ? { topic: about.dataset['help']!, about, said: own_words(pressed, about) } : undefined;
}

// What this very thing says to a reader of the screen: its number, its price, whose it is.
function own_words(pressed: Element, about: HTMLElement): string | undefined {
  if (about.dataset['said'] !== undefined) return about.dataset['said'];
  for (let element: Element | null = pressed; element && about.contains(element); element = element.parentElement) {
    const said = (element as HTMLElement).dataset['said'] ?? element.getAttribute('aria-label') ?? element.querySelector(':scope > .hidden-visually')?.textContent;
    if (said) return said;
  }
  return undefined;
}

// Cards that have turned up in this game, wherever they went.
function seen_in(scope: ReturnType<typeof use_scope>): Known {
  const view = scope.view() as Partial<DuelView> & ViewBase;
  const placed = (view.structure ?? []).flatMap((slot) => slot.card ?? []);
  const under = (view.wonders ?? []).flat().flatMap((wonder) => wonder.with ?? []);
  const backs = (view.structure ?? []).filter((slot) => !slot.card).map((slot) => slot.back);
  return { age: view.age, backs, seen: new Set([...placed, ...under, ...(view.cities ?? []).flat(), ...(Array.isArray(view.discard) ? view.discard : [])]) };
}

const GAP = 8;

// Below the thing or above it, wherever there is more room; never beyond the window.
function place(note: HTMLElement, about: DOMRect): void {
  const [above, below] = [about.top - 2 * GAP, innerHeight - about.bottom - 2 * GAP];
  note.style.maxHeight = `${Math.max(above, below)}px`;
  const { width, height } = note.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, about.left + about.width / 2 - width / 2), innerWidth - width - GAP);
  const top = below >= Math.min(height, above) ? about.bottom + GAP : about.top - GAP - height;
  note.style.left = `${left}px`;
  note.style.top = `${Math.max(GAP, top)}px`;
}

export function HelpNote(props: { asked?: Asked; onClose: () => void }) {
  const scope = use_scope();
  let note!: HTMLDivElement;
  const answer = (asked: Asked): Answer => {
    const found = explain(scope.rules, scope.catalogue, asked.topic, seen_in(scope));
    // what the explanation says itself is not said twice
    const news = [found.title, ...found.text].reduce((rest, part) => rest.replace(part, ''), asked.said ?? '');
    return /[\p{L}\p{N}]/u.test(news) ? { ...found, text: [asked.said!, ...found.text] } : found;
  };
  // A wonder and the board of a city have a picture, as far as they are built.
  const scene_of = ({ topic, about }: Asked): { id: string; stages: number; of: number } | undefined => {
    const [kind, id] = topic.split('.') as [string, string];
    if (kind === 'wonder') return { id, of: 1, stages: (scope.view() as Partial<DuelView>).wonders?.flat().some((one) => one.id === id && one.built) ? 1 : 0 };
    if (kind !== 'board') return undefined;
    const seat = Number(about.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? scope.me());
    const city = (scope.view() as Partial<WondersView>).seats?.[seat];
    return { id, stages: city?.stages ?? 0, of: city?.stage_count ?? 3 };
  };
  createEffect(on(() => props.asked, (asked) => {
    if (!asked) return;
    note.showPopover();
    place(note, asked.about.getBoundingClientRect());
    note.focus({ preventScroll: true });
  }));
  return (
    <div class="help-note help" popover="auto" role="dialog" aria-labelledby="help-note-title" tabindex="-1" ref={note} onToggle={(event) => event.newState === 'closed' && props.onClose()}>
      <Show when={props.asked}>
        {(asked) => (
          <>
            <Show when={scene_of(asked())}>{(scene) => <span class="help-scene"><WonderScene {...scene()} /></span>}</Show>
            <Explained answer={answer(asked())} title_id="help-note-title" />
          </>
        )}
      </Show>
    </div>
  );
}
