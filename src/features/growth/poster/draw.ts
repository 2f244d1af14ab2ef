/** Draws the poster on a canvas, without loading any image that could fail. */
import { QR_CODE_SAVED_MARGIN } from '@/contract/share/values';
import type { QrCodeModules } from '@/services/share/types';
import type { PosterContent, PosterFigure } from './content';
import { COLORS, font, POSTER } from './look';
import { linesOf } from './text';
import { posterTexts as texts } from './texts';

type Pen = CanvasRenderingContext2D;

const { width: WIDTH, height: HEIGHT, scale: SCALE } = POSTER;
const EDGE = 48;
const CARD = { top: 372, height: 590 } as const;
const INNER = 96;
/** Maximum side of the QR code with its margin. */
const CODE_SIDE = 264;
const CODE_TOP = 1016;

export function drawPoster(pen: Pen, content: PosterContent, code: QrCodeModules): void {
  pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  pen.textBaseline = 'alphabetic';
  background(pen);
  head(pen, content);
  card(pen, content);
  const side = qrCode(pen, code);
  foot(pen, content, EDGE + side + 32);
}

function background(pen: Pen): void {
  fill(pen, COLORS.tint, 0, 0, WIDTH, HEIGHT);
  pen.fillStyle = COLORS.primary;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(WIDTH, 0);
  pen.lineTo(WIDTH, 420);
  pen.quadraticCurveTo(WIDTH / 2, 520, 0, 420);
  pen.closePath();
  pen.fill();
}

function head(pen: Pen, { name, headline = texts.name(name), title }: PosterContent): void {
  write(pen, texts.brand, { x: EDGE, y: 96, size: 28, color: COLORS.card });
  write(pen, headline, { x: EDGE, y: 200, size: 56, color: COLORS.card, isBold: true, width: 440 });
  write(pen, title, { x: EDGE, y: 272, size: 34, color: COLORS.tint, width: 440 });
  pea(pen, 612, 210);
}

/** The smiling pea with its leaf. */
function pea(pen: Pen, x: number, y: number): void {
  disc(pen, COLORS.pea, x, y, 92);
  disc(pen, COLORS.ink, x - 30, y - 8, 9);
  disc(pen, COLORS.ink, x + 30, y - 8, 9);
  disc(pen, COLORS.accent, x - 52, y + 20, 12);
  disc(pen, COLORS.accent, x + 52, y + 20, 12);
  pen.strokeStyle = COLORS.ink;
  pen.lineWidth = 6;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y + 14, 26, 0.2 * Math.PI, 0.8 * Math.PI);
  pen.stroke();
  pen.fillStyle = COLORS.leaf;
  pen.beginPath();
  pen.moveTo(x, y - 84);
  pen.quadraticCurveTo(x + 12, y - 144, x + 78, y - 138);
  pen.quadraticCurveTo(x + 66, y - 84, x, y - 84);
  pen.fill();
}

function card(pen: Pen, { sentence, figures }: PosterContent): void {
  pen.fillStyle = COLORS.card;
  roundRect(pen, EDGE, CARD.top, WIDTH - 2 * EDGE, CARD.height, 32);
  pen.fill();
  pen.font = font(38, true);
  const widthOf = (text: string): number => pen.measureText(text).width;
  const lines = linesOf(sentence, widthOf, WIDTH - 2 * INNER, figures.length > 0 ? 5 : 8);
  lines.forEach((line, index) =>
    write(pen, line, { x: INNER, y: CARD.top + 96 + index * 60, size: 38, color: COLORS.ink, isBold: true }),
  );
  const column = (WIDTH - 2 * INNER) / Math.max(1, figures.length);
  figures.forEach((figure, index) => drawFigure(pen, figure, INNER + column * index, column - 16));
}

function drawFigure(pen: Pen, { name, value, unit }: PosterFigure, x: number, width: number): void {
  const y = CARD.top + CARD.height - 112;
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

function disc(pen: Pen, color: string, x: number, y: number, radius: number): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
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
