import type { ServerKind } from './types';

const WORDS = { true: '对', false: '错' } as const;

export const judge: ServerKind<'judge'> = {
  shapeMismatch: () => null,
  isEmpty: ({ isTrue }) => isTrue === null,
  check: (_, right, { isTrue }) => {
    const isRight = isTrue === right?.isTrue;
    return { right: isRight ? 1 : 0, of: 1, wrongParts: isRight ? [] : [String(isTrue)] };
  },
  words: (_, { isTrue }) => (isTrue === null ? '' : WORDS[`${isTrue}`]),
  shown: (body) => body,
};
