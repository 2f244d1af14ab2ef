/** The random parameters of a puzzle, chosen before it is drawn. */
import { CAPTCHA_IMAGE } from '../../../../src/contract/account/values';
import { SECRET_BYTES, type Random } from '../../../core/random';

export interface PuzzlePlan {
  /** Left edge of the gap: how far the piece must be moved. */
  readonly gapX: number;
  /** Upper edge of the piece's body. */
  readonly top: number;
  /** Random seed for the rest of the picture; independent of the gap. */
  readonly scenery: Uint8Array;
}

const { width: WIDTH, height: HEIGHT, pieceWidth: PIECE_WIDTH } = CAPTCHA_IMAGE;
/** Size of the piece's body; knobs extend it by KNOB at the top and right. */
export const BODY = 36;
export const KNOB = 6;
/** Far enough from the start that a tap does not solve it. */
const MIN_GAP_X = 80;
const MAX_GAP_X = WIDTH - PIECE_WIDTH - 5;

export const planPuzzle = (random: Random): PuzzlePlan => ({
  gapX: random.int(MIN_GAP_X, MAX_GAP_X),
  top: random.int(KNOB + 6, HEIGHT - BODY - 6),
  scenery: random.bytes(SECRET_BYTES),
});
