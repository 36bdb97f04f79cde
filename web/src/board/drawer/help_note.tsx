// What a thing on the board is, in a note beside it: the board stays in sight.
import { createEffect, on, Show } from 'solid-js';
import { explain } from '../../text/topics';
import { use_scope } from '../scope';
import { Explained } from './help';
import './help_note.css';

export type Asked = { topic: string; about: Element };

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
  createEffect(on(() => props.asked, (asked) => {
    if (!asked) return;
    note.showPopover();
    place(note, asked.about.getBoundingClientRect());
    note.focus({ preventScroll: true });
  }));
  return (
    <div class="help-note help" popover="auto" role="dialog" aria-labelledby="help-note-title" tabindex="-1" ref={note} onToggle={(event) => event.newState === 'closed' && props.onClose()}>
      <Show when={props.asked}>{(asked) => <Explained answer={explain(scope.rules, scope.catalogue, asked().topic)} title_id="help-note-title" />}</Show>
    </div>
  );
}
