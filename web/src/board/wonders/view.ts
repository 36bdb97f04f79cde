// 7 Wonders' part of docs/view.md.
import type { ViewBase } from '../../link/protocol';

export type WondersSeat = { coins: number; city: string[]; war: number[] } & Record<string, unknown>;
export type WondersView = ViewBase & { seats: WondersSeat[] };
