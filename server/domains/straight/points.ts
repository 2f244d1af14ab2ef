/** Points for learning events. Pure, so that a recount gives the same result. */
import {
  POINTS,
  PointKind,
  WATCHED_LEAST,
  type PointKind as Kind,
} from '../../../src/contract/straight/values';
import type { LearningEventKind } from '../../../src/contract/learning/values';
import { mondayOf, type Day } from '../../core/day';
import { formatDate } from '../../core/time';

export interface CountedEvent {
  readonly kind: LearningEventKind;
  readonly occurredAt: Date;
  readonly amount: number;
  readonly outOf: number;
  readonly isOnTime: boolean | null;
}

export interface CountedSource {
  readonly kind: Kind;
  readonly count: number;
  readonly points: number;
  readonly isCapped: boolean;
}

/** A day with points; a week is the sum of its days. */
export interface CountedDay {
  readonly day: Day;
  readonly points: number;
  readonly from: readonly CountedSource[];
}

const KINDS: ReadonlySet<string> = new Set(Object.values(PointKind));
export const isCounted = (kind: LearningEventKind): kind is Kind => KINDS.has(kind);

/** The number of times the event counts; 0: it does not. */
function timesOf(kind: Kind, { amount, outOf }: CountedEvent): number {
  switch (kind) {
    // Less than half of a lesson does not count as attended.
    case PointKind.attended:
      return amount * 2 >= outOf ? 1 : 0;
    case PointKind.film:
      return outOf > 0 && amount * 100 >= outOf * WATCHED_LEAST ? 1 : 0;
    case PointKind.answer:
    case PointKind.participation:
      return Math.max(0, amount);
    default:
      return 1;
  }
}

function sourceOf(kind: Kind, events: readonly CountedEvent[]): CountedSource {
  const { each, onTime, mostADay } = POINTS[kind];
  let count = 0;
  let points = 0;
  for (const event of events) {
    const times = timesOf(kind, event);
    count += times;
    points += times * (each + (event.isOnTime === true ? onTime : 0));
  }
  return { kind, count, points: Math.min(points, mostADay), isCapped: points > mostADay };
}

function dayOf(day: Day, events: readonly CountedEvent[]): CountedDay {
  const from = Object.values(PointKind)
    .map((kind) =>
      sourceOf(
        kind,
        events.filter((event) => event.kind === kind),
      ),
    )
    .filter(({ points }) => points > 0);
  return { day, points: from.reduce((sum, { points }) => sum + points, 0), from };
}

export const sumOf = (days: readonly CountedDay[]): number =>
  days.reduce((sum, { points }) => sum + points, 0);

/** By week (its Monday), with its days that have points, ascending. */
export function weeksOf(events: readonly CountedEvent[]): ReadonlyMap<Day, readonly CountedDay[]> {
  const byDay = new Map<Day, CountedEvent[]>();
  for (const event of events) {
    const day = formatDate(event.occurredAt);
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  const weeks = new Map<Day, CountedDay[]>();
  for (const [day, ofDay] of [...byDay].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const counted = dayOf(day, ofDay);
    if (counted.points === 0) continue;
    const week = mondayOf(day);
    weeks.set(week, [...(weeks.get(week) ?? []), counted]);
  }
  return weeks;
}

/** Of all days together, by points descending. */
export function kindsOf(days: readonly CountedDay[]): { kind: Kind; points: number }[] {
  return Object.values(PointKind)
    .map((kind) => ({
      kind,
      points: days
        .flatMap(({ from }) => from)
        .filter((source) => source.kind === kind)
        .reduce((sum, { points }) => sum + points, 0),
    }))
    .filter(({ points }) => points > 0)
    .sort((left, right) => right.points - left.points);
}
