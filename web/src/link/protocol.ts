// The words of docs/protocol.md and docs/view.md.
export type Seat = number;

export type PaymentLine = {
  source: 'own' | 'choice' | 'discount' | 'bought';
  resource: string;
  units: number;
  each: number;
  to: Seat | null;
};
export type Payment = {
  means: 'nothing' | 'paid' | 'chain' | 'power';
  coins: number;
  printed: number;
  lines: PaymentLine[];
};
export type Fleet = 'red' | 'yellow' | 'blue' | 'green';
// What an action does, and what it names under that thing's word.
export type Parts = {
  verb: string;
  card?: string;
  wonder?: string;
  token?: string;
  divinity?: string;
  mythology?: string;
  offerings?: number[];
  board?: string;
  side?: string;
  ship?: Fleet;
  fleets?: Fleet[];
  island?: string;
  shipyard?: string;
  seat?: Seat;
  slot?: number;
  space?: number;
  free?: boolean; // by a power that waives the cost
  city?: number; // for which it is done
  pay?: { to: number; coins: number }[];
};
export type Option = Parts & {
  action: string;
  legal: boolean;
  price?: number;
  payment?: Payment;
  gain?: number;
  why?: { code: string; short?: number };
};

export type Clock =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'days'; days: number };

export type Character = 'warrior' | 'scholar' | 'builder' | 'merchant';
export type SeatInfo = {
  seat: Seat;
  kind: 'human' | 'bot' | 'open';
  name: string;
  level: number | null;
  character: Character | null;
  present: boolean;
  to_act: boolean;
  committed: boolean;
  standin: number | null;
  missed_by: Seat[];
  nonce: string | null;
  forfeit: 'resigned' | 'time' | null;
  clock?: { left: number; running: boolean } | null;
};

export type Result = { winners: Seat[]; how: string };
export type GameEvent = { event: string; seat?: Seat } & Record<string, unknown>;

export type ScoreLine = { category: string; of: string; points: number; each?: number; count?: number };

export type ViewBase = {
  rules: string;
  age: number;
  round: number;
  to_act: (Seat | 'nature')[];
  decision: { kind: string; seat?: Seat } | null;
  coins: number[];
  points: number[];
  sheets: Record<string, number>[];
  lines?: ScoreLine[][];
  over: boolean;
  result: Result | null;
  costs?: string; // with Armada: the set of costs of its shipyards
};

export type Update<V = ViewBase> = {
  table: string;
  rules: string;
  players: number;
  options: Record<string, string>;
  status: 'waiting' | 'playing' | 'over';
  step: number;
  round: number;
  seats: SeatInfo[];
  watching: number;
  you: Seat[];
  as: Seat | null;
  view: V;
  legal: Option[];
  hints: boolean;
  commitment: string | null;
  events_from: number;
  events: GameEvent[];
  undo: 'free' | 'ask' | null;
  take_back: { seat: Seat; waiting: Seat[] } | null;
  clock: Clock;
  practice: boolean;
  imported: boolean;
  deal: number | null;
  anew: { line: number; count: number }[];
  seed_hash: string;
  seed: string | null;
  result: Result | null;
  rematch: { wants: Seat[]; table: string | null } | null;
  ack?: string;
};

export type Said = { table: string; n: number; seat: Seat | null; name: string; text?: string; note?: string; to?: 'team' };
// What speaks for a move, as a fact: its kind, and what it names under that thing's word.
export type Reason = { kind: string; seat?: Seat; amount?: number; use?: string; [thing: string]: string | number | undefined };
export type Move = { action: string; win: number | null; reasons: Reason[] };
export type Hint = { table: string; seat: Seat; round: number; id: string; moves: Move[] };
export type Refused = { code: string; message: string; id?: string; table?: string };

export type ServerMessage = {
  welcome?: { token: string; version: string };
  update?: Update;
  presence?: { table: string; seats: SeatInfo[]; watching: number };
  said?: Said;
  hint?: Hint;
  reported?: { table: string; seat: Seat | null };
  blocked?: { table: string; seat: Seat | null };
  refused?: Refused;
  pong?: { n: number };
};

export type Summary = {
  table: string;
  rules: string;
  players: number;
  status: 'waiting' | 'playing' | 'over';
  public: boolean;
  seats: SeatInfo[];
  you: Seat[];
  round: number;
  result: Result | null;
  created: number;
  link: string;
};

export type NewTable = {
  rules: string;
  players: number;
  options?: Record<string, string>;
  public?: boolean;
  nonce?: boolean;
  deal?: number;
  seats: ({ kind: 'human'; name: string } | { kind: 'bot'; level: number; character?: Character } | { kind: 'open' })[];
  clock?: Clock;
};
export type ReplayPosition = { step: number; line: string | null; events: GameEvent[]; view: ViewBase };
export type ReplayTurn = { step: number; age: number };
export type RuleSet = { rules: string; players: number[] };
