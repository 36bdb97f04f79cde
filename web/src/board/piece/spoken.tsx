import type { JSX } from 'solid-js';

// A drawing with its words: readers hear the sentence, eyes see the picture.
export function Spoken(props: { words: string; children: JSX.Element }) {
  return (
    <>
      <span class="hidden-visually">{props.words}</span>
      <span class="drawn" aria-hidden="true">{props.children}</span>
    </>
  );
}
