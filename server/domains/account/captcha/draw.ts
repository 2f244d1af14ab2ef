/** Cuts a puzzle piece out of a landscape of 310 x 155 px; the piece is 47 px wide and as high as the picture. */
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_IMAGE } from '../../../../src/contract/account/values';
import { keyedRandom } from '../../../core/random';
import { BODY, KNOB, type PuzzlePlan } from './plan';
import { drawScene } from './scene';

export interface PuzzlePictures {
  /** PNG. */
  readonly background: Buffer;
  readonly piece: Buffer;
}

const { width: WIDTH, height: HEIGHT, pieceWidth: PIECE_WIDTH } = CAPTCHA_IMAGE;
const MARGIN = 2;

/** Outline of the piece: left edge at 0, upper edge of its body at `top`. */
function outline(top: number): Path2D {
  const left = MARGIN;
  const right = left + BODY;
  const bottom = top + BODY;
  const middle = BODY / 2;
  const path = new Path2D();
  path.moveTo(left, top);
  path.lineTo(left + middle - KNOB, top);
  path.arc(left + middle, top - 1, KNOB, Math.PI, 0);
  path.lineTo(right, top);
  path.lineTo(right, top + middle - KNOB);
  path.arc(right + 1, top + middle, KNOB, -Math.PI / 2, Math.PI / 2);
  path.lineTo(right, bottom);
  path.lineTo(left, bottom);
  path.lineTo(left, top + middle + KNOB);
  // The dent, shaped like a neighbouring piece's knob.
  path.arc(left + 1, top + middle, KNOB, Math.PI / 2, -Math.PI / 2, true);
  path.lineTo(left, top);
  path.closePath();
  return path;
}

function trace(ctx: SKRSContext2D, path: Path2D, color: string, lineWidth: number): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = lineWidth;
  ctx.stroke(path);
}

export function drawPuzzle({ gapX, top, scenery }: PuzzlePlan): PuzzlePictures {
  const path = outline(top);

  const background = createCanvas(WIDTH, HEIGHT);
  const ctx = background.getContext('2d');
  drawScene(ctx, { width: WIDTH, height: HEIGHT }, keyedRandom(scenery));

  const piece = createCanvas(PIECE_WIDTH, HEIGHT);
  const pieceCtx = piece.getContext('2d');
  pieceCtx.save();
  pieceCtx.clip(path);
  pieceCtx.drawImage(background, -gapX, 0);
  pieceCtx.restore();
  trace(pieceCtx, path, 'rgba(40, 50, 40, 0.55)', 3);
  trace(pieceCtx, path, '#ffffff', 1.6);

  ctx.save();
  ctx.translate(gapX, 0);
  ctx.fillStyle = 'rgba(20, 30, 20, 0.5)';
  ctx.fill(path);
  trace(ctx, path, 'rgba(255, 255, 255, 0.85)', 1.2);
  ctx.restore();

  return { background: background.toBuffer('image/png'), piece: piece.toBuffer('image/png') };
}
