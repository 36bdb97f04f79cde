// A record with branches: a tree of moves with comments, and its text. In the text the main line is the record; comments are `#` lines below
// their move, branches `#~` lines at the end: "#~ 34 0 build baths" is played after move 34, "#~# …" comments on it.
// Moves count from 1, those of branches on from the last of the main line. Every other reader of records sees comments.
import type { Parts } from '../link/protocol';

export type Node = {
  parent: number; // the start's is itself
  line: string; // "0 build baths"; the start has none
  comment: string;
  children: number[]; // the first goes on with its line
  parts?: Parts; // what it does, once the engine has said so
  source?: number; // the line of the text it was read from
};
export type Tree = { header: string[]; result?: { after: number; line: string }; nodes: Node[] };

export const START = 0;
const BRANCH = /^#~ (\d+) (.*)$/;
const BRANCH_COMMENT = /^#~# ?(.*)$/;
const MOVE = /^(\d|nature\b)/;

export class BadBranch extends Error {
  constructor(
    readonly line: number,
    readonly text: string,
  ) {
    super(text);
  }
}

const node = (parent: number, line: string, source?: number): Node => ({ parent, line, comment: '', children: [], source });
const add_comment = (one: Node, text: string) => (one.comment = one.comment ? `${one.comment}\n${text}` : text);

function append(nodes: Node[], parent: number, line: string, source: number): void {
  nodes[parent]!.children.push(nodes.length);
  nodes.push(node(parent, line, source));
}

// A text that the engine has read without complaint.
export function read_tree(text: string): Tree {
  const tree: Tree = { header: [], nodes: [node(START, '')] };
  const { nodes } = tree;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\r$/, '').trim();
    const branch = BRANCH.exec(line);
    if (branch) {
      const parent = Number(branch[1]);
      if (!nodes[parent]) throw new BadBranch(i + 1, line);
      append(nodes, parent, branch[2]!.trim(), i + 1);
      continue;
    }
    const comment = BRANCH_COMMENT.exec(line) ?? /^# ?(.*)$/.exec(line);
    if (comment) {
      add_comment(nodes.at(-1)!, comment[1]!);
      continue;
    }
    if (!line) continue;
    if (line.startsWith('result')) tree.result = { after: nodes.length - 1, line };
    else if (MOVE.test(line)) {
      const [move, ...words] = line.split('#');
      append(nodes, nodes.length - 1, move!.trim(), i + 1);
      if (words.length) add_comment(nodes.at(-1)!, words.join('#').trim());
    } else tree.header.push(line);
  }
  return tree;
}

// From the start to this move, the start left out.
export function path_to(tree: Tree, at: number): number[] {
  const path: number[] = [];
  for (let id = at; id !== START; id = tree.nodes[id]!.parent) path.unshift(id);
  return path;
}
// On from here, the first child each time.
export function line_from(tree: Tree, at: number): number[] {
  const line: number[] = [];
  for (let id = tree.nodes[at]!.children[0]; id !== undefined; id = tree.nodes[id]!.children[0]) line.push(id);
  return line;
}
export const main_line = (tree: Tree): number[] => line_from(tree, START);

// The game up to this move, as the engine reads it.
export const record_to = (tree: Tree, at: number): string => [...tree.header, ...path_to(tree, at).map((id) => tree.nodes[id]!.line), ''].join('\n');

// Every way through the tree that leaves the main line.
export const branch_ends = (tree: Tree): number[] => {
  const main = new Set(main_line(tree));
  return tree.nodes.flatMap((one, id) => (id !== START && one.children.length === 0 && !main.has(id) ? [id] : []));
};

const comment_lines = (mark: string, comment: string) => (comment ? comment.split('\n').map((line) => `${mark} ${line}`.trimEnd()) : []);

export function write_tree(tree: Tree): string {
  const main = main_line(tree);
  const number = new Map<number, number>([[START, 0], ...main.map((id, i) => [id, i + 1] as const)]);
  const lines = [...tree.header, ...comment_lines('#', tree.nodes[START]!.comment)];
  for (const id of main) lines.push(tree.nodes[id]!.line, ...comment_lines('#', tree.nodes[id]!.comment));
  if (tree.result && (main.at(-1) ?? START) === tree.result.after) lines.push(tree.result.line);
  const write_branches = (from: number) => {
    for (const child of tree.nodes[from]!.children) {
      if (!number.has(child)) {
        number.set(child, number.size);
        lines.push(`#~ ${number.get(from)} ${tree.nodes[child]!.line}`, ...comment_lines('#~#', tree.nodes[child]!.comment));
      }
      write_branches(child);
    }
  };
  write_branches(START);
  return [...lines, ''].join('\n');
}

// --- changes, each a new tree ---

const changed = (tree: Tree, change: (nodes: Node[]) => void): Tree => {
  const nodes = tree.nodes.map((one) => ({ ...one, children: [...one.children] }));
  change(nodes);
  return { ...tree, nodes };
};

// The move is played after `at`: a branch, unless it is known there.
export function play(tree: Tree, at: number, line: string, parts?: Parts): { tree: Tree; at: number } {
  const known = tree.nodes[at]!.children.find((id) => tree.nodes[id]!.line === line);
  if (known !== undefined) return { tree, at: known };
  const next = changed(tree, (nodes) => {
    nodes[at]!.children.push(nodes.length);
    nodes.push({ ...node(at, line), parts });
  });
  return { tree: next, at: tree.nodes.length };
}
export const comment_on = (tree: Tree, at: number, comment: string): Tree => changed(tree, (nodes) => (nodes[at]!.comment = comment));

// Without this move and all after it; where it was played is left.
export const remove = (tree: Tree, at: number): { tree: Tree; at: number } => {
  const { parent } = tree.nodes[at]!;
  return { tree: changed(tree, (nodes) => (nodes[parent]!.children = nodes[parent]!.children.filter((id) => id !== at))), at: parent };
};

// The line through this move goes first everywhere.
export const make_main = (tree: Tree, at: number): Tree =>
  changed(tree, (nodes) => {
    for (const id of path_to(tree, at)) {
      const { children } = nodes[nodes[id]!.parent]!;
      children.splice(children.indexOf(id), 1);
      children.unshift(id);
    }
  });
