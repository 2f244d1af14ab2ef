const SPACES: Record<string, string> = { ensp: '\u2002', emsp: '\u2003', nbsp: '\u00a0' };

/** Attribute space: width of each space. */
export function widenSpaces(text: string, space: string): string {
  const wide = SPACES[space];
  return wide === undefined ? text : text.replaceAll(' ', wide);
}

const DECODED: Record<string, string> = { ...SPACES, lt: '<', gt: '>', apos: "'", amp: '&' };

/** Attribute decode of text: only the entities in WeChat's documentation. */
export const decodeText = (text: string): string =>
  text.replace(/&(nbsp|lt|gt|amp|apos|ensp|emsp);/g, (_all, name: string) => DECODED[name] ?? '');

const area = document.implementation.createHTMLDocument().createElement('textarea');

/** All HTML entities, as in rich-text. */
export function decodeHtml(text: string): string {
  if (!text.includes('&')) return text;
  area.innerHTML = text.replaceAll('<', '&lt;');
  return area.value;
}
