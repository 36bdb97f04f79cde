// Armada's part of the board, loaded when a game has ships.
export { SeaPick } from './choices';
export { SeaConflictTable } from './conflicts';
export { Harbour } from './harbour';
export { Islands } from './islands';
export { Strip } from './lanes';
export { Gifts, SeaMarks, Ships } from './marks';
