import type { AnswerOf, BodyOf } from '@/contract/questions/question.schema';
import { pointKey, type GridPoint } from '@/contract/questions/points';
import { GridTask } from '@/contract/questions/values';

export type Body = BodyOf<'grid'>;
export type Points = AnswerOf<'grid'>['points'];

export const isSame = (one: GridPoint, other: GridPoint | undefined): boolean =>
  one.x === other?.x && one.y === other.y;

export const stoneAt = (body: Body, point: GridPoint): Body['stones'][number] | undefined =>
  body.stones.find((stone) => isSame(stone, point));

export const isOn = ({ columns, rows }: Body, { x, y }: GridPoint): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows;

/** Answer after a tap; the same array if nothing changes. */
export function tapped(body: Body, points: Points, point: GridPoint): Points {
  if (!isOn(body, point)) return points;
  if (body.task === GridTask.line) return lineTapped(body, points, point);
  if (stoneAt(body, point)) return points;
  if (points.some((one) => isSame(one, point))) return points.filter((one) => !isSame(one, point));
  if (points.length < body.most) return [...points, point];
  // A single point moves; of several, the child must remove one first.
  return body.most === 1 ? [point] : points;
}

/** A tap on the line's end removes the last segment; elsewhere it extends the line. */
function lineTapped(body: Body, points: Points, point: GridPoint): Points {
  return isSame(point, points[points.length - 1]) ? points.slice(0, -1) : extended(body, points, point);
}

/** Extends the line: collinear segments are merged, and going back shortens the last one. */
export function extended({ most }: Body, points: Points, point: GridPoint): Points {
  const end = points[points.length - 1];
  const before = points[points.length - 2];
  if (!end || isSame(point, end)) return end ? points : [point];
  if (before && isSame(point, before)) return points.slice(0, -1);
  if (before && isBeyond(before, end, point)) return [...points.slice(0, -1), point];
  if (before && isBeyond(before, point, end)) return [...points.slice(0, -1), point];
  return points.length < most ? [...points, point] : points;
}

/** Whether the three points are collinear, in this order. */
function isBeyond(from: GridPoint, through: GridPoint, to: GridPoint): boolean {
  const [ax, ay] = [through.x - from.x, through.y - from.y];
  const [bx, by] = [to.x - through.x, to.y - through.y];
  return ax * by === ay * bx && ax * bx + ay * by > 0;
}

export interface Marked {
  readonly wrong: ReadonlySet<string>;
  /** Solution points that the child missed. */
  readonly missed: Points;
}

export function markedOf(
  points: Points,
  wrongParts: readonly string[] | undefined,
  right: AnswerOf<'grid'> | undefined,
): Marked {
  const given = new Set(points.map(pointKey));
  return {
    wrong: new Set(wrongParts),
    missed: right?.points.filter((point) => !given.has(pointKey(point))) ?? [],
  };
}
