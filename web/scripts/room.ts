// A board stands in a room: the window, less an open drawer. Its styles ask for sizes by `@media`, as all styles do;
// here they come to mean the room's, so that a layout made for a window serves a board beside a drawer too.
const IN_A_ROOM = /\/src\/(board\/(?!drawer\/)|screens\/(end|replay|table)\.css)/;
const SIZE = /\([^()]*\b(width|height|aspect-ratio|orientation)\b[^()]*\)/g;

// The same question to the room, unless it asks for more than sizes.
export function room_query(media: string): string | undefined {
  if (media.replace(SIZE, '').replace(/\band\b|,/g, '').trim() !== '') return undefined;
  const either = media.split(',').map((part) => part.trim());
  return `room ${either.length > 1 ? either.map((part) => `(${part})`).join(' or ') : media}`;
}

type AtRule = { name: string; params: string; source?: { input: { file?: string } } };

export const ask_the_room = {
  postcssPlugin: 'ask-the-room',
  AtRule: {
    media(rule: AtRule) {
      const query = IN_A_ROOM.test(rule.source?.input.file ?? '') ? room_query(rule.params) : undefined;
      if (query) Object.assign(rule, { name: 'container', params: query });
    },
  },
};
