import type { ServerKind } from './types';

/** Marked by a teacher. */
export const photo: ServerKind<'photo'> = {
  shapeMismatch: ({ most }, { pictures }) => {
    const isTwice = new Set(pictures.map(({ id }) => id)).size < pictures.length;
    return pictures.length > most || isTwice ? 'pictures' : null;
  },
  isEmpty: ({ pictures }) => pictures.length === 0,
  check: () => 'open',
  words: (_, { pictures }) => `${pictures.length}张照片`,
  shown: (body) => body,
};
