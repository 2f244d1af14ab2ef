/** Normalises events: merges duplicates; a lesson is exactly one of attended, leave or absent. */
import type { LearningEventKind } from '../../../../src/contract/learning/values';
import type { Day } from '../../../core/day';
import { formatDate, startOfDay } from '../../../core/time';
import type { LearningEvent } from '../../learning/events';

/** Precedence: attended overrides earlier reports of leave or absence. */
const ATTENDANCE: Readonly<Partial<Record<LearningEventKind, number>>> = { absent: 1, leave: 2, attended: 3 };

const moment = ({ occurredAt }: LearningEvent) => occurredAt.getTime();

const words = (event: LearningEvent) =>
  JSON.stringify([
    event.title,
    event.note,
    event.amount,
    event.outOf,
    event.isOnTime,
    event.subject,
    event.knowledgeId,
  ]);

const compare = <T extends string | number>(left: T, right: T) => (left < right ? -1 : Number(left > right));

/** A total order, independent of the input order. */
const inOrder = (left: LearningEvent, right: LearningEvent): number =>
  compare(moment(left), moment(right)) ||
  compare(left.ref, right.ref) ||
  compare(left.kind, right.kind) ||
  compare(words(left), words(right));

/** An event with its day, precomputed since it is used often. */
export interface Dated {
  readonly event: LearningEvent;
  readonly day: Day;
}

const remembered = new WeakMap<readonly LearningEvent[], readonly Dated[]>();

/** Memoised: the same list is used for several statistics. */
export function normaliseAndDate(events: readonly LearningEvent[]): readonly Dated[] {
  const known = remembered.get(events);
  if (known !== undefined) return known;
  const dayOf = daysOfMoments();
  const made = normalise(events).map((event) => ({ event, day: dayOf(event.occurredAt) }));
  remembered.set(events, made);
  return made;
}

/** Same result as `formatDate` but much faster: a year has few days and many events. */
function daysOfMoments(): (moment: Date) => Day {
  const days = new Map<number, Day>();
  return (moment) => {
    const start = startOfDay(moment).getTime();
    const day = days.get(start) ?? formatDate(moment);
    days.set(start, day);
    return day;
  };
}

/** In chronological order. Of duplicates, the later one wins; the database stores no duplicates (events.ts). */
export function normalise(events: readonly LearningEvent[]): LearningEvent[] {
  const ordered = events.toSorted(inOrder);
  const byKey = new Map<string, LearningEvent>();
  const attendance = new Map<string, number>();
  for (const event of ordered) {
    byKey.set(`${event.kind} ${event.ref}`, event);
    const rank = ATTENDANCE[event.kind];
    if (rank !== undefined) attendance.set(event.ref, Math.max(rank, attendance.get(event.ref) ?? 0));
  }
  return ordered.filter((event) => {
    if (byKey.get(`${event.kind} ${event.ref}`) !== event) return false;
    const rank = ATTENDANCE[event.kind];
    return rank === undefined || rank === attendance.get(event.ref);
  });
}
