/** Letters, digits and punctuation that may be parted from what is before them: no half of an emoji, no mark on a letter. */
const SIGN = '[!-~·\\u2010-\\u2026\\u3001-\\u9fff\\uff01-\\uff5e]';
const CLOSING = '[，。！？；：、）》”…,.!?;:)]';
/** Last three characters that are seen, and the punctuation that ends them; no closing one begins them, as it would begin the line. */
const END = new RegExp(
  `^([^]{2,}?(?:${SIGN}| ))((?:(?:\\d+|${SIGN})\u00a0)?(?!${CLOSING})${SIGN}${CLOSING}?(?:[ \u00a0]*${SIGN}){2}${CLOSING}*)$`,
);
/** A clause that may be wider than a line of large text, in a narrow column too: its last character stays with what closes it. */
const LONG_CLAUSE = new RegExp(`([^，。]{5})(${SIGN}[，。！？；：、）》”]+)`);
const CHINESE = /[\u4e00-\u9fff]/;

/**
 * What stays with what is before it, so that no line begins with it: a dot between facts (周六 · 林老师), a time after a near day (今晚 20:00),
 * and a word after its number (20:00 前, 3 个苹果), but for a year or a time; a number after the one character before it in its clause (？给 8).
 */
export const keepTogether = (text: string): string =>
  text
    .replace(/ · /g, '\u00a0· ')
    .replace(
      /((?:^|[^\d:])\d{1,3}|\d(?= [前后起])) (?=[\u4e00-\u9fff])|([天晚]|周.) (?=\d+:\d)/g,
      '$1$2\u00a0',
    )
    .replace(/([，。！？][\u4e00-\u9fff]) (?=\d)/g, '$1\u00a0');

/**
 * Start and end of a Chinese text; the end stays on one line, so that the last line is never one or two characters. Browsers know no rule
 * for it: `text-wrap: pretty` counts words, and `balance` breaks them. undefined: the text is too short to be parted.
 */
export function lineEnd(text: string): { readonly start: string; readonly end: string } | undefined {
  const [, start, end] = (CHINESE.test(text) && END.exec(text)) || [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/**
 * A text in threes: what goes before, five characters, and two or more that a line is not to part. Inside a clause that is wider than its
 * line browsers break before any character, whatever `line-break` or a word joiner say, so that a line would begin with a comma.
 */
export const clauses = (text: string): readonly string[] => text.split(LONG_CLAUSE);
