import { armada } from './armada';
import { effects } from './effects';
import { events } from './events';
import { play } from './play';
import { topics } from './topics';
import { ui } from './ui';

export const messages = { ...ui, ...play, ...events, ...effects, ...topics, ...armada };
