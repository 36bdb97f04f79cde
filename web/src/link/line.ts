// A line to a table. The board does not know which it has: a socket to the server, or a thread of this browser.
import type { ServerMessage } from './protocol';
import { the_link } from './socket';
import { is_here } from './where';
import { here } from './here';

export type Connection = 'live' | 'reconnecting' | 'offline' | 'here';
export type Line = {
  connection: () => Connection;
  listen: (listener: (message: ServerMessage) => void) => () => void;
  // `resume` gives the messages to send whenever the line is (again) open, after joining.
  join: (table: string, resume?: () => object[]) => () => void;
  send: (message: object) => boolean;
  // An act waits for its answer, across reconnects if need be.
  act: (id: string, message: object) => void;
};

export const line_to = (table: string): Line => (is_here(table) ? here() : the_link());
