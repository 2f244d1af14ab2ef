/** Cuts a puzzle piece out of a landscape: 310 x 155, the piece 47 wide and as high as the picture. */
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { CAPTCHA_IMAGE } from '../../../src/contract/account/values';
import type { Random } from '../../random';
import { drawScene } from './scene';

interface Puzzle {
  /** Left edge of the gap: how far the piece's picture has to be moved. */
  readonly gapX: number;
  /** PNG. */
  readonly background: Buffer;
  readonly piece: Buffer;
}

const { width: WIDTH, height: HEIGHT, pieceWidth: PIECE_WIDTH } = CAPTCHA_IMAGE;
/** Body of the piece; its knobs stick out by KNOB at the top and at the right. */
const BODY = 36;
const KNOB = 6;
const MARGIN = 2;
/** Far enough from the start that a tap does not solve it. */
const MIN_GAP_X = 80;
const MAX_GAP_X = WIDTH - PIECE_WIDTH - 5;

/** The piece's outline with its left edge at 0 and its body's upper edge at `top`. */
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
  // The dent: the knob of an imagined neighbour.
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

export async function drawPuzzle(random: Random): Promise<Puzzle> {
  const gapX = random.int(MIN_GAP_X, MAX_GAP_X);
  const top = random.int(KNOB + 6, HEIGHT - BODY - 6);
  const path = outline(top);

  const background = createCanvas(WIDTH, HEIGHT);
  const ctx = background.getContext('2d');
  drawScene(ctx, { width: WIDTH, height: HEIGHT }, random);

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

  const [backgroundPng, piecePng] = await Promise.all([background.encode('png'), piece.encode('png')]);
  return { gapX, background: backgroundPng, piece: piecePng };
}
