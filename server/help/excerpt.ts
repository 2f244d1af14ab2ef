const LENGTH = 60;
/** Characters before the hit, so that it is read in its sentence. */
const BEFORE = 12;
const MORE = '…';

/** The words of what was searched for; each must be found. */
export const wordsOf = (keyword: string): string[] => keyword.trim().split(/\s+/).filter(Boolean);

/** The place of `body` where the first of the words stands, else its beginning. */
export function excerptOf(body: string, words: readonly string[]): string {
  const lower = body.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const from = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - BEFORE);
  const part = body.slice(from, from + LENGTH);
  return `${from > 0 ? MORE : ''}${part}${from + LENGTH < body.length ? MORE : ''}`;
}

/** For LIKE: what the parent typed means itself. */
export const likeText = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
