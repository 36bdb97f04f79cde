// Where a table is: at the server, or here in this browser. Here no server is needed, and nobody else can come.
import { createSignal } from 'solid-js';

export const HERE = 'here-';
export const is_here = (table: string): boolean => table.startsWith(HERE);

declare const SERVERLESS: boolean; // the build is for a host of files, and no server will ever answer
export const serverless = SERVERLESS;

// The server does not answer. It is asked again by whoever shows that.
const [away, set_away] = createSignal(serverless);
export { away };
export const found_away = (is: boolean): void => void set_away(serverless || is);
