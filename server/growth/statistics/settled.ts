/** What really happened: an event that is told twice is one, and a lesson is attended, on leave or missed, never two of these. */
import type { LearningEventKind } from '../../../src/contract/growth/values';
import type { LearningEvent } from './types';

/** What was told of a lesson: the child who was there was there, whatever somebody noted before. */
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

/** In one order, whatever order they came in. */
const inOrder = (left: LearningEvent, right: LearningEvent): number =>
  compare(moment(left), moment(right)) ||
  compare(left.ref, right.ref) ||
  compare(left.kind, right.kind) ||
  compare(words(left), words(right));

/** By when they happened. Of two tellings of one event the later one counts; the database keeps no others (events.ts). */
export function settled(events: readonly LearningEvent[]): LearningEvent[] {
  const ordered = events.toSorted(inOrder);
  const told = new Map<string, LearningEvent>();
  const attendance = new Map<string, number>();
  for (const event of ordered) {
    told.set(`${event.kind} ${event.ref}`, event);
    const rank = ATTENDANCE[event.kind];
    if (rank !== undefined) attendance.set(event.ref, Math.max(rank, attendance.get(event.ref) ?? 0));
  }
  return ordered.filter((event) => {
    if (told.get(`${event.kind} ${event.ref}`) !== event) return false;
    const rank = ATTENDANCE[event.kind];
    return rank === undefined || rank === attendance.get(event.ref);
  });
}
