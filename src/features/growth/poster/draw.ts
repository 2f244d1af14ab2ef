/** Draws the poster on a canvas. */
import { QR_CODE_SAVED_MARGIN } from '@/contract/share/values';
import type { QrCodeModules } from '@/services/share/types';
import type { PosterContent, PosterFigure } from './content';
import { COLORS, font, POSTER } from './look';
import { posterTexts as texts } from './texts';

/** These never begin a line: they overhang the previous one. */
const CLOSING = '，。、！？：；）」』”’…';

/** Wraps text; the rest is truncated with an ellipsis. */
export function linesOf(
  text: string,
  widthOf: (text: string) => number,
  width: number,
  most: number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text.trim()) {
    const isClosing = line !== '' && CLOSING.includes(character);
    if (character !== '\n' && (isClosing || widthOf(line + character) <= width)) {
      line += character;
      continue;
    }
    lines.push(line);
    line = character === '\n' ? '' : character;
    if (lines.length === most)
      return [...lines.slice(0, -1), shortened(lines[most - 1] ?? '', widthOf, width)];
  }
  return line === '' ? lines : [...lines, line];
}

const ELLIPSIS = '…';

function shortened(line: string, widthOf: (text: string) => number, width: number): string {
  const characters = Array.from(line);
  while (characters.length > 0 && widthOf(`${characters.join('')}${ELLIPSIS}`) > width) characters.pop();
  return `${characters.join('')}${ELLIPSIS}`;
}

type Pen = CanvasRenderingContext2D;

const { width: WIDTH, height: HEIGHT, scale: SCALE } = POSTER;
const EDGE = 48;
const CARD = { top: 372, height: 590 } as const;
const INNER = 96;
/** The pea overlaps the card's edge. */
const PEA = { side: 280, x: 440, y: 112 } as const;
/** Height of the figures below the line. */
const FIGURES = 196;
const SMALLEST_LINE = 40;
/** The line is written in the largest of these in which it fits. */
const LINE_SIZES = [64, 56, 48, SMALLEST_LINE] as const;
/** Line height over size. */
const LINE_HEIGHT = 1.5;
/** Maximum side of the QR code with its margin. */
const CODE_SIDE = 264;
const CODE_TOP = 1016;

/** Without `pea` where it could not be loaded. */
export function drawPoster(
  pen: Pen,
  content: PosterContent,
  code: QrCodeModules,
  pea?: CanvasImageSource,
): void {
  pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  pen.textBaseline = 'alphabetic';
  background(pen);
  head(pen, content);
  card(pen, content);
  if (pea) pen.drawImage(pea, PEA.x, PEA.y, PEA.side, PEA.side);
  const side = qrCode(pen, code);
  foot(pen, content, EDGE + side + 32);
}

function background(pen: Pen): void {
  fill(pen, COLORS.tint, 0, 0, WIDTH, HEIGHT);
  fill(pen, COLORS.primary, 0, 0, WIDTH, CARD.top + CARD.height / 2);
}

function head(pen: Pen, { name, headline = texts.name(name), title }: PosterContent): void {
  write(pen, texts.brand, { x: EDGE, y: 96, size: 28, color: COLORS.card });
  write(pen, headline, { x: EDGE, y: 200, size: 48, color: COLORS.card, isBold: true, width: 392 });
  write(pen, title, { x: EDGE, y: 272, size: 34, color: COLORS.tint, width: 392 });
}

/** The one line, as large as it fits, in the middle of the room above the figures. */
function card(pen: Pen, { sentence, figures }: PosterContent): void {
  pen.fillStyle = COLORS.card;
  roundRect(pen, EDGE, CARD.top, WIDTH - 2 * EDGE, CARD.height, 32);
  pen.fill();
  const room = CARD.height - 2 * EDGE - (figures.length > 0 ? FIGURES : 0);
  const { lines, size } = fitted(pen, sentence, room);
  const step = size * LINE_HEIGHT;
  const top = CARD.top + EDGE + (room - lines.length * step) / 2;
  lines.forEach((line, index) =>
    write(pen, line, { x: INNER, y: top + index * step + size * 1.1, size, color: COLORS.ink, isBold: true }),
  );
  if (figures.length === 0) return;
  fill(pen, COLORS.line, INNER, CARD.top + CARD.height - FIGURES, WIDTH - 2 * INNER, 2);
  const column = (WIDTH - 2 * INNER) / figures.length;
  figures.forEach((figure, index) => drawFigure(pen, figure, INNER + column * index, column - 32));
}

/** Whole in the largest size in which it is, else shortened in the smallest. */
function fitted(pen: Pen, text: string, room: number): { lines: readonly string[]; size: number } {
  const mostOf = (size: number): number => Math.floor(room / (size * LINE_HEIGHT));
  const linesIn = (size: number, most: number): readonly string[] => {
    pen.font = font(size, true);
    return linesOf(text, (part) => pen.measureText(part).width, WIDTH - 2 * INNER, most);
  };
  const isWhole = (size: number): boolean => linesIn(size, mostOf(size) + 1).length <= mostOf(size);
  const size = LINE_SIZES.find(isWhole) ?? SMALLEST_LINE;
  return { lines: linesIn(size, mostOf(size)), size };
}

function drawFigure(pen: Pen, { name, value, unit }: PosterFigure, x: number, width: number): void {
  const y = CARD.top + CARD.height - 92;
  pen.font = font(60, true);
  const valueWidth = Math.min(pen.measureText(value).width, width);
  write(pen, value, { x, y, size: 60, color: COLORS.primary, isBold: true, width });
  write(pen, unit, { x: x + valueWidth + 8, y, size: 26, color: COLORS.body, width: width - valueWidth - 8 });
  write(pen, name, { x, y: y + 52, size: 28, color: COLORS.secondary, width });
}

/** Whole pixels per module and a quiet zone of four: readers fail without either. Returns its width. */
function qrCode(pen: Pen, { modules, isDark }: QrCodeModules): number {
  const across = modules + 2 * QR_CODE_SAVED_MARGIN;
  const module = Math.max(1, Math.floor((CODE_SIDE * SCALE) / across)) / SCALE;
  fill(pen, COLORS.card, EDGE, CODE_TOP, across * module, across * module);
  const at = (index: number): number => (index + QR_CODE_SAVED_MARGIN) * module;
  for (let row = 0; row < modules; row += 1)
    for (let column = 0; column < modules; column += 1)
      if (isDark(row, column)) fill(pen, COLORS.ink, EDGE + at(column), CODE_TOP + at(row), module, module);
  return across * module;
}

function foot(pen: Pen, { until }: PosterContent, x: number): void {
  const width = WIDTH - EDGE - x;
  write(pen, texts.scan, { x, y: CODE_TOP + 96, size: 36, color: COLORS.onTint, isBold: true, width });
  write(pen, texts.see, { x, y: CODE_TOP + 148, size: 30, color: COLORS.body, width });
  if (until)
    write(pen, texts.until(until), { x, y: CODE_TOP + 204, size: 26, color: COLORS.secondary, width });
}

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
  /** Longer text is truncated with an ellipsis. */
  readonly width?: number;
}

function write(pen: Pen, text: string, { x, y, size, color, isBold = false, width }: Words): void {
  pen.font = font(size, isBold);
  pen.fillStyle = color;
  const [line = ''] =
    width === undefined ? [text] : linesOf(text, (part) => pen.measureText(part).width, width, 1);
  if (line) pen.fillText(line, x, y);
}

function fill(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}

/** Canvas `roundRect` is missing in the oldest engines. */
function roundRect(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  const [right, bottom] = [x + width, y + height];
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(right, y, right, bottom, radius);
  pen.arcTo(right, bottom, x, bottom, radius);
  pen.arcTo(x, bottom, x, y, radius);
  pen.arcTo(x, y, right, y, radius);
  pen.closePath();
}
