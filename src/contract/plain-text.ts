/** What people type where one line of plain text is wanted: names, addresses. */

/** Characters as a reader counts them, blanks at both ends left out: an emoji is one. */
export const plainLength = (text: string): number => [...text.trim()].length;

/** First and last code points of what nobody sees: control characters, zero-width ones, those that turn the direction. */
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
];

/** A name that holds one of them looks like another name, or breaks a line where none may be broken. */
export const hasUnseen = (text: string): boolean =>
  [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return UNSEEN.some(([first, last]) => code >= first && code <= last);
  });
