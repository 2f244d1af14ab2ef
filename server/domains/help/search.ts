/** Words searched for in the help, and where they were found. */
import { ilike, or, type SQL } from 'drizzle-orm';
import { helpArticles } from './tables';

const LENGTH = 60;

/** Characters of context before the match. */
const BEFORE = 12;

const MORE = '…';

/** Search words; all must match. */
export const wordsOf = (keyword: string): string[] => keyword.trim().split(/\s+/).filter(Boolean);

/** Escapes LIKE wildcards in the input. */
export const likeText = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** One condition a word: it is in the title or in the text. */
export const areWordsIn = (words: readonly string[]): (SQL | undefined)[] =>
  words.map((word) =>
    or(ilike(helpArticles.title, likeText(word)), ilike(helpArticles.body, likeText(word))),
  );

/** The excerpt of `body` around the first match, else its beginning. */
export function excerptOf(body: string, words: readonly string[]): string {
  const lower = body.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const from = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - BEFORE);
  const part = body.slice(from, from + LENGTH);
  return `${from > 0 ? MORE : ''}${part}${from + LENGTH < body.length ? MORE : ''}`;
}
