import type { ServerKind } from './types';

/** Marked by a teacher. */
export const speak: ServerKind<'speak'> = {
  shapeMismatch: (_, { recordings }) => (recordings.length > 1 ? 'recordings' : null),
  isEmpty: ({ recordings }) => recordings.length === 0,
  check: () => 'open',
  words: (_, { recordings }) => spoken(recordings[0]?.seconds ?? 0),
  shown: (body, urlOf) => ({
    ...body,
    example: body.example && { ...body.example, url: urlOf(body.example.url) },
  }),
};

/** The length is unknown for recordings of the phone's own recorder. */
const spoken = (seconds: number): string => (seconds > 0 ? `录音 ${lengthOf(seconds)}` : '录音1段');

export const lengthOf = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest}秒`;
  return rest === 0 ? `${minutes}分钟` : `${minutes}分${rest}秒`;
};
