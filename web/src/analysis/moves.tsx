// The tree of moves: each line a list, branches as lists below the move they leave from.
import { createEffect, createMemo, For, onCleanup, onMount, Show } from 'solid-js';
import { name_in } from '../board/scope';
import type { Update } from '../link/protocol';
import { move_words } from '../review/move_words';
import { say } from '../review/words';
import { thing_name } from './luck';
import { line_from, START, type Node, type Tree } from './tree';

// "Ann: Build Baths"; luck by the names of what came.
export function node_words(update: Update, { line, parts }: Node): string {
  const [who, ...words] = line.split(' ');
  if (parts) return `${name_in(update, Number(who))}: ${move_words(update, { ...parts, action: words.join(' ') })}`;
  if (who !== 'nature') return line;
  const things = words.slice(1).filter((word) => !/^\d+$/.test(word)).map((id) => thing_name(update.rules, id)).join(', ');
  return `${say('luck.came')}: ${things.length > 60 ? `${things.slice(0, 58)}…` : things}`;
}

type TreeProps = { tree: Tree; at: number; update: Update; onGo: (id: number) => void };

export function Moves(props: TreeProps) {
  let list!: HTMLDivElement;
  const bring = () => list.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  createEffect(() => {
    void props.at;
    void props.tree;
    requestAnimationFrame(bring);
  });
  // What else is in the panel comes and goes, and leaves the list more room or less.
  onMount(() => {
    const observer = new ResizeObserver(bring);
    observer.observe(list);
    onCleanup(() => observer.disconnect());
  });
  return (
    <div class="moves" ref={list} role="group" aria-label={say('tree')}>
      <button type="button" class="move" aria-current={props.at === START ? 'true' : undefined} onClick={() => props.onGo(START)}>{say('moment.start')}</button>
      <Show when={props.tree.nodes[START]!.comment}>{(text) => <p class="move-comment">{text()}</p>}</Show>
      <Line {...props} from={START} />
    </div>
  );
}

function Line(props: TreeProps & { from: number; first?: number }) {
  const ids = createMemo(() => (props.first === undefined ? line_from(props.tree, props.from) : [props.first, ...line_from(props.tree, props.first)]));
  const others = (id: number) => {
    const { parent } = props.tree.nodes[id]!;
    // the first of a branch is one of those its parent lists
    return id === ids()[0] && props.first !== undefined ? [] : props.tree.nodes[parent]!.children.slice(1);
  };
  return (
    <ol class="move-line">
      <For each={ids()}>
        {(id) => (
          <li>
            <button type="button" class="move" classList={{ nature: props.tree.nodes[id]!.line.startsWith('nature') }} data-node={id} aria-current={props.at === id ? 'true' : undefined} onClick={() => props.onGo(id)}>
              {node_words(props.update, props.tree.nodes[id]!)}
            </button>
            <Show when={props.tree.nodes[id]!.comment}>{(text) => <p class="move-comment">{text()}</p>}</Show>
            <For each={others(id)}>{(other) => <div class="branch" role="group" aria-label={say('tree.branch')}><Line {...props} from={other} first={other} /></div>}</For>
          </li>
        )}
      </For>
    </ol>
  );
}
