import { lengthOf } from './speak';
import type { ServerKind } from './types';

/** Marked by a teacher. */
export const film: ServerKind<'film'> = {
  shapeMismatch: (_, { films }) => (films.length > 1 ? 'films' : null),
  isEmpty: ({ films }) => films.length === 0,
  check: () => 'open',
  words: (_, { films: [first] }) =>
    first && first.seconds > 0 ? `视频 ${lengthOf(first.seconds)}` : '视频1段',
  shown: (body) => body,
};
