/** Text length in grapheme clusters: a joined emoji counts as one. Used by app and server alike. */

/** Maximum code points of one character: no emoji has more. Longer stacks of combining marks count as several. */
export const CODE_POINTS_MAX = 12;

/** Length in characters, trimmed. */
export const lengthOf = (text: string): number =>
  charactersOf(text.trim()).reduce((sum, character) => sum + weightOf(character), 0);

/** The prefix of at most `most` characters; never splits a character. */
export function cutTo(text: string, most: number): string {
  let kept = '';
  let room = most;
  for (const character of charactersOf(text)) {
    room -= weightOf(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

const weightOf = (character: string): number => Math.ceil([...character].length / CODE_POINTS_MAX);

let segmenter: Intl.Segmenter | undefined;

/** Splits into characters. Old phones and the mini program's engines lack Intl.Segmenter. */
export function charactersOf(text: string): readonly string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return joinedPoints(text);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const JOINER = '\u200d';
/** Combining marks, joiners, skin tones and flag tags extend the preceding character. */
const GOES_ON = /^[\p{M}\u1160-\u11ff\u200c\u200d\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u;
const PICTURE = /^[\u2190-\u2bff\u3030\u303d\u3297\u3299\u{1f000}-\u{1f1e5}\u{1f200}-\u{1faff}]/u;
/** Regional indicator: half of a flag. */
const LETTER_OF_FLAG = /^[\u{1f1e6}-\u{1f1ff}]$/u;
const NO_BASE = /^[\p{Cc}\u2028\u2029]/u;

/** Fallback for Intl.Segmenter, for the characters in common use here. */
export function joinedPoints(text: string): readonly string[] {
  const characters: string[] = [];
  for (const point of text) {
    const before = characters[characters.length - 1];
    if (before !== undefined && isOne(before, point)) characters[characters.length - 1] = before + point;
    else characters.push(point);
  }
  return characters;
}

function isOne(before: string, point: string): boolean {
  if (before === '\r') return point === '\n';
  if (NO_BASE.test(before)) return false;
  if (GOES_ON.test(point)) return true;
  if (LETTER_OF_FLAG.test(before)) return LETTER_OF_FLAG.test(point);
  return before.endsWith(JOINER) && PICTURE.test(before) && PICTURE.test(point);
}

/** Ranges of invisible code points: control characters, zero-width characters, bidi controls. */
const UNSEEN: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f],
];

/** A joiner between two emoji merges them; tag characters after a black flag make a region's flag. */
const JOINS = /\u200d(?=[\u2190-\u2bff\u{1f000}-\u{1f1e5}\u{1f200}-\u{1faff}])/gu;
const NAMED_FLAG = /^\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}$/u;

/** Invisible characters make names look alike or break lines. */
export const hasUnseen = (text: string): boolean => charactersOf(text).some(isUnseen);

function isUnseen(character: string): boolean {
  if (NAMED_FLAG.test(character)) return false;
  const shown = PICTURE.test(character) ? character.replace(JOINS, '') : character;
  return [...shown].some((point) => {
    const code = point.codePointAt(0) ?? 0;
    return UNSEEN.some(([first, last]) => code >= first && code <= last);
  });
}
