/** Names of grid points, shared by app and server. */
import { GridLook } from './values';

export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

interface Board {
  readonly look: GridLook;
  readonly rows: number;
}

/** Go players skip column I, which looks like 1. */
const GO_LETTERS = 'ABCDEFGHJKLMNOPQRST';

/** 'A' to 'T' on a Go board; '1', '2' … from the left on squares. */
export const columnName = (look: GridLook, x: number): string =>
  look === GridLook.go ? (GO_LETTERS[x] ?? '') : String(x + 1);

/** A Go board counts rows from below, squared paper from above. */
export const rowName = ({ look, rows }: Board, y: number): string =>
  String(look === GridLook.go ? rows - y : y + 1);

/** 'D4', or '第 3 列第 2 行'. */
export const pointName = (board: Board, { x, y }: GridPoint): string =>
  board.look === GridLook.go
    ? `${columnName(board.look, x)}${rowName(board, y)}`
    : `第${columnName(board.look, x)}列第${rowName(board, y)}行`;

/** As in `Checked.wrongParts`. */
export const pointKey = ({ x, y }: GridPoint): string => `${x},${y}`;
