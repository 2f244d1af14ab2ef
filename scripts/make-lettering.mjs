/**
 * `node scripts/make-lettering.mjs [folder of Noto Sans CJK]`: outlines of the characters in the demo's banners. They are committed: the
 * font (SIL Open Font License) and fontkit (`npm install --no-save fontkit`) are needed only to change the words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './tools.mjs';

const { openSync } = await import('fontkit');
const FONTS = process.argv[2] ?? '/usr/share/fonts/opentype/noto';
const FILE = inRoot('packages/demo/pictures/lettering.json');

const banners = readFileSync(inRoot('packages/demo/pictures/banners.ts'), 'utf8');
const charactersOf = (part) =>
  [
    ...new Set(
      [...banners.matchAll(new RegExp(`\\b${part}: '([^'#]+)'`, 'g'))].map(([, words]) => words).join(''),
    ),
  ].sort();

const PARTS = { bold: ['headline', 'Bold'], regular: ['line', 'Regular'] };

/** By character: its width and its outline, 1000 units high, y upwards. */
function lettersOf([part, weight]) {
  const font = openSync(path.join(FONTS, `NotoSansCJK-${weight}.ttc`), `NotoSansCJKsc-${weight}`);
  const letters = charactersOf(part).map((character) => {
    const { advanceWidth, path: outline } = font.glyphForCodePoint(character.codePointAt(0));
    return [character, `${advanceWidth} ${outline.toSVG()}`];
  });
  return Object.fromEntries(letters);
}

const lettering = Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, lettersOf(part)]));
writeFileSync(FILE, `${JSON.stringify(lettering, undefined, 2)}\n`);
