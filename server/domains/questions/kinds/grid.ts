import { pointKey, pointName, type GridPoint } from '../../../../src/contract/questions/points';
import { GridTask } from '../../../../src/contract/questions/values';
import { hasTwice } from './items';
import type { Rightness, ServerKind } from './types';

export const grid: ServerKind<'grid'> = {
  shapeMismatch({ columns, rows, task, most, stones }, { points }) {
    if (points.some(({ x, y }) => x >= columns || y >= rows)) return 'a point is off the board';
    if (points.length > most) return 'too many points';
    if (task === GridTask.line)
      return points.some((point, at) => at > 0 && isSame(point, points[at - 1]))
        ? 'a line that does not go on'
        : null;
    if (hasTwice(points.map(pointKey))) return 'a point occurs twice';
    const taken = new Set(stones.map(pointKey));
    return points.some((point) => taken.has(pointKey(point))) ? 'there is a stone already' : null;
  },
  isEmpty: ({ points }) => points.length === 0,
  check: ({ task }, right, { points }) =>
    task === GridTask.line
      ? checkLine(right?.points ?? [], points)
      : checkPoints(right?.points ?? [], points),
  words: (body, { points }) =>
    points.map((point) => pointName(body, point)).join(body.task === GridTask.line ? ' → ' : '、'),
  shown: (body) => body,
};

const isSame = (one: GridPoint, other: GridPoint | undefined): boolean =>
  one.x === other?.x && one.y === other.y;

/** Each surplus point cancels a right one, or choosing all of them would always pay. */
function checkPoints(wanted: readonly GridPoint[], points: readonly GridPoint[]): Rightness {
  const keys = new Set(wanted.map(pointKey));
  const wrongParts = points.map(pointKey).filter((key) => !keys.has(key));
  const hits = points.length - wrongParts.length;
  return { right: Math.max(0, hits - wrongParts.length), of: wanted.length, wrongParts };
}

/** Lines are compared by their unit steps, independent of direction and of the number of strokes. */
function checkLine(wanted: readonly GridPoint[], points: readonly GridPoint[]): Rightness {
  const right = stepsOf(wanted);
  const given = stepsOf(points);
  const wrong = [...given.keys()].filter((step) => !right.has(step));
  const wrongParts = points.filter((_, at) => isOnWrong(points, at, right));
  return {
    right: Math.max(0, given.size - 2 * wrong.length),
    of: right.size,
    wrongParts: [...new Set(wrongParts.map(pointKey))],
  };
}

type Steps = ReadonlySet<string>;

/** The steps between neighbouring grid points of the line, named independent of direction. */
const stepsOf = (points: readonly GridPoint[]): Steps =>
  new Set(points.flatMap((point, at) => (at === 0 ? [] : stepsBetween(points[at - 1] ?? point, point))));

function stepsBetween(from: GridPoint, to: GridPoint): string[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const count = greatestDivisor(Math.abs(across), Math.abs(down));
  const at = (step: number): string =>
    pointKey({ x: from.x + (across / count) * step, y: from.y + (down / count) * step });
  return Array.from({ length: count }, (_, step) => [at(step), at(step + 1)].sort().join('-'));
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Whether a stroke to or from this point leaves the right line. */
function isOnWrong(points: readonly GridPoint[], at: number, right: Steps): boolean {
  const strokes = [points.slice(Math.max(0, at - 1), at + 1), points.slice(at, at + 2)];
  return strokes.some((stroke) => [...stepsOf(stroke)].some((step) => !right.has(step)));
}
