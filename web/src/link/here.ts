// The line to the tables of this browser. The hall behind it is loaded when it is first needed.
import type { Hall } from '../local/hall';
import type { Line } from './line';
import type { ServerMessage } from './protocol';

type Listener = (message: ServerMessage) => void;

const listeners = new Set<Listener>();
const tell = (message: ServerMessage) => listeners.forEach((listener) => listener(message));

let hall: Promise<Hall> | undefined;
export function local_hall(): Promise<Hall> {
  hall ??= import('../local/hall').then(({ Hall: Made }) => new Made(tell)).catch((error: unknown) => {
    hall = undefined;
    throw error;
  });
  return hall;
}

function send(message: object): boolean {
  local_hall()
    .then((one) => one.hear(message as Parameters<Hall['hear']>[0]))
    .catch((error: unknown) => tell({ refused: { code: 'unreachable', message: String(error) } }));
  return true;
}

const line: Line = {
  connection: () => 'here',
  listen(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  join(table, resume = () => []) {
    for (const message of [{ join: { table } }, ...resume()]) send(message);
    return () => void send({ leave: { table } });
  },
  send,
  act: (_id, message) => void send(message),
};
export const here = (): Line => line;
