// The analysis board's memory: the tree and where in it, every change to be undone, positions as they are needed.
import { createMemo, createResource, createSignal, onCleanup } from 'solid-js';
import type { GameEvent, Option, Parts, Seat, ViewBase } from '../link/protocol';
import { Engine } from '../local/engine';
import type { RecordError, RecordFacts } from '../review/model';
import { BadBranch, branch_ends, comment_on, line_from, main_line, make_main, path_to, play, read_tree, record_to, remove, START, type Tree } from './tree';

export type Due = { kind: string; count: number; slot?: number; seat?: Seat; from: string[] };
export type Position = { age: number; over: boolean; view: ViewBase; legal: { seat: Seat; options: Option[] }[]; due?: Due; events: GameEvent[] };

export async function asked<T>(engine: Engine, door: string, input: string, ...numbers: number[]): Promise<T> {
  const answer = JSON.parse(await engine.call(door, input, ...numbers)) as T & { error?: RecordError };
  if (answer.error) throw answer.error;
  return answer;
}

export type Opened = { tree: Tree; facts: RecordFacts };

// Throws a RecordError with the line it is about, also for a branch that breaks a rule.
export async function open_record(engine: Engine, text: string): Promise<Opened> {
  const facts = await asked<RecordFacts>(engine, 'heptad_record', text);
  try {
    const tree = read_tree(text);
    const learn = (path: number[], { entries }: RecordFacts) => path.forEach((id, i) => 'verb' in (entries[i] ?? {}) && (tree.nodes[id]!.parts = entries[i] as Parts));
    learn(main_line(tree), facts);
    for (const end of branch_ends(tree)) {
      const path = path_to(tree, end);
      const branch = await asked<RecordFacts>(engine, 'heptad_record', record_to(tree, end)).catch((error: RecordError) => {
        const wrong = tree.nodes[path[(error.line ?? 1) - 1 - tree.header.length] ?? end]!;
        throw { ...error, line: wrong.source, text: wrong.line };
      });
      learn(path, branch);
    }
    return { tree, facts };
  } catch (error) {
    if (error instanceof BadBranch) throw { code: 'bad-record', message: error.text, reason: error.text, line: error.line, text: error.text } satisfies RecordError;
    throw error;
  }
}

type Moment = { tree: Tree; at: number };

export function create_analysis(engine: Engine, opened: Opened, first = START) {
  const [now, set_now] = createSignal<Moment>({ tree: opened.tree, at: first });
  const [before, set_before] = createSignal<Moment[]>([]);
  const [after, set_after] = createSignal<Moment[]>([]);
  const known = new Map<string, Promise<Position>>();
  onCleanup(() => engine.stop());

  const tree = createMemo(() => now().tree);
  const at = createMemo(() => now().at);
  const record = createMemo(() => record_to(now().tree, now().at));
  const position_of = (text: string): Promise<Position> => {
    let found = known.get(text);
    if (!found) known.set(text, (found = asked<Position>(engine, 'heptad_position', text, -1)));
    return found;
  };
  const [position] = createResource(record, position_of);

  const change = (next: Moment) => {
    set_before([...before(), now()]);
    set_after([]);
    set_now(next);
  };
  const travel = (from: () => Moment[], set_from: (all: Moment[]) => void, to: () => Moment[], set_to: (all: Moment[]) => void) => {
    const next = from().at(-1);
    if (!next) return;
    set_to([...to(), now()]);
    set_from(from().slice(0, -1));
    set_now(next);
  };
  return {
    facts: opened.facts,
    tree,
    at,
    record,
    // The last one known while the next is on its way.
    position: () => position.latest,
    failed: () => position.error as RecordError | undefined,
    go: (id: number) => set_now({ tree: tree(), at: id }),
    path: () => path_to(tree(), at()),
    onward: () => line_from(tree(), at()),
    // What follows by itself is undone with the move before it.
    play: (line: string, parts?: Parts, by_itself = false) => {
      const next = play(tree(), at(), line, parts);
      if (by_itself || next.tree === tree()) set_now(next);
      else change(next);
    },
    comment: (text: string) => text !== tree().nodes[at()]!.comment && change({ tree: comment_on(tree(), at(), text), at: at() }),
    remove: () => change(remove(tree(), at())),
    make_main: () => change({ tree: make_main(tree(), at()), at: at() }),
    undo: () => travel(before, set_before, after, set_after),
    redo: () => travel(after, set_after, before, set_before),
    can_undo: () => before().length > 0,
    can_redo: () => after().length > 0,
    roll: async () => {
      const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
      const from = record();
      // refused: it is not due there, somebody was quicker
      const { line } = await asked<{ line?: string }>(engine, 'heptad_roll', from, seed).catch(() => ({ line: undefined }));
      return from === record() ? line : undefined;
    },
  };
}
export type Analysis = ReturnType<typeof create_analysis>;
