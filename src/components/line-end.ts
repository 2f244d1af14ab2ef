/** Letters, digits and punctuation that may be parted from what is before them: no half of an emoji, no mark on a letter. */
const SIGN = '[!-~·\\u2010-\\u2026\\u3001-\\u9fff\\uff01-\\uff5e]';
const CLOSING = '[，。！？；：、）》”…,.!?;:)]';
/** Last three characters that are seen, and the punctuation that ends them; no closing one begins them, as it would begin the line. */
const END = new RegExp(
  `^([^]{2,}?(?:${SIGN}| ))((?:(?:\\d+|${SIGN})\u00a0)?(?!${CLOSING})${SIGN}${CLOSING}?(?:[ \u00a0]*${SIGN}){2}${CLOSING}*)$`,
);
const CHINESE = /[\u4e00-\u9fff]/;

/**
 * What stays with what is before it, so that no line begins with it: a dot between facts (周六 · 林老师), a time after a near day (今晚 20:00),
 * and a word after its number (20:00 前, 3 个苹果), but for a year or a time.
 */
export const keepTogether = (text: string): string =>
  text
    .replace(/ · /g, '\u00a0· ')
    .replace(
      /((?:^|[^\d:])\d{1,3}|\d(?= [前后起])) (?=[\u4e00-\u9fff])|([天晚]|周.) (?=\d+:\d)/g,
      '$1$2\u00a0',
    );

/**
 * Start and end of a Chinese text; the end stays on one line, so that the last line is never one or two characters. Browsers know no rule
 * for it: `text-wrap: pretty` counts words, and `balance` breaks them. undefined: the text is too short to be parted.
 */
export function lineEnd(text: string): { readonly start: string; readonly end: string } | undefined {
  const [, start, end] = (CHINESE.test(text) && END.exec(text)) || [];
  return start === undefined || end === undefined ? undefined : { start, end };
}
