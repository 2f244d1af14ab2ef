/** Draws the pages as pictures for testers to use as photos. Digits are drawn as strokes, because a server may have no fonts. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { at, Paint, rect, stroke } from '../../svg';
import { CODE_PLACE, fieldsOf } from '../../../../server/domains/homework/exercise-book/printed-code';
import { SHEET_SIZE, topOf, type Sheet } from './sheets';

/** 60 x 100 each. */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'M30 5C55 5 55 95 30 95C5 95 5 5 30 5',
  1: 'M15 25L32 5L32 95',
  2: 'M8 28C8 0 52 0 52 28C52 50 10 70 6 95L54 95',
  3: 'M8 15C25 -5 55 5 50 28C48 45 30 48 24 48C45 48 58 60 54 75C48 100 15 100 6 82',
  4: 'M40 95L40 5L5 65L55 65',
  5: 'M50 5L14 5L10 45C25 35 55 40 54 67C53 98 18 100 6 82',
  6: 'M46 8C20 15 6 45 8 70C10 100 52 100 52 70C52 45 15 45 9 66',
  7: 'M6 5L54 5C40 35 28 65 24 95',
  8: 'M30 48C5 45 5 5 30 5C55 5 55 45 30 48C0 52 0 95 30 95C60 95 60 52 30 48',
  9: 'M50 34C48 58 10 58 9 32C9 -2 52 -2 51 30C52 60 40 85 18 95',
  '+': 'M30 28L30 72M8 50L52 50',
  '-': 'M8 50L52 50',
  '×': 'M12 30L48 70M48 30L12 70',
  '÷': 'M8 50L52 50M30 27L30 31M30 69L30 73',
  '=': 'M8 40L52 40M8 60L52 60',
  '(': 'M42 2C22 25 22 75 42 98',
  ')': 'M18 2C38 25 38 75 18 98',
};

const PAPER = '#FFFDF7';
const PRINT = '#26302B';
const PENCIL = '#2F5FA8';
const RULE = '#D9E4DC';
const STEP = 74;
const PLACE_OF_ANSWER = '_';

const sign = (name: string, x: number, y: number, colour: string, width: number): string =>
  at({ x, y }, stroke(SIGNS[name] ?? '', colour, width));

function lineOf({ print, written }: Sheet['lines'][number], index: number): string {
  const top = topOf(index);
  let x = 190;
  const signs = [at({ x: 90, y: top + 20, scale: 0.6 }, stroke(SIGNS[index + 1] ?? '', PRINT, 8))];
  for (const name of print) {
    const names = name === PLACE_OF_ANSWER ? [...written] : [name];
    for (const one of names) {
      signs.push(sign(one, x, top, name === PLACE_OF_ANSWER ? PENCIL : PRINT, 7));
      x += STEP;
    }
  }
  return signs.join('') + stroke(`M90 ${top + 130}L910 ${top + 130}`, RULE, 2);
}

function codeRow(code: number): string {
  const fields = fieldsOf(code);
  const left = CODE_PLACE.left * SHEET_SIZE.width;
  const width = (CODE_PLACE.width * SHEET_SIZE.width) / fields.length;
  const top = CODE_PLACE.top * SHEET_SIZE.height;
  return fields
    .map((field, place) =>
      field === 1 ? rect(left + place * width, top, width, CODE_PLACE.height * SHEET_SIZE.height, PRINT) : '',
    )
    .join('');
}

function sheetSvg(sheet: Sheet): string {
  const { width, height } = SHEET_SIZE;
  return new Paint().document(
    width,
    height,
    rect(0, 0, width, height, PAPER),
    codeRow(sheet.printedCode),
    ...sheet.lines.map(lineOf),
  );
}

/** PNG. `fog`, 0 to 1: white overlay, as on a blurred photo. */
export async function sheetPicture(sheet: Sheet, fog = 0): Promise<Buffer> {
  const { width, height } = SHEET_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(sheetSvg(sheet))), 0, 0, width, height);
  context.globalAlpha = fog;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
}
