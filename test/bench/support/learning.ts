/** What reads and writes `learning_events` all day, as the server does it. */
import type { Db } from '../../../server/core/db/types';
import { addDays, formatDate } from '../../../server/core/time';
import { eventsOf, eventsOfMany, recordEvents } from '../../../server/domains/learning/events';

type Ask = (round: number) => Promise<unknown>;

export function questionsOfLearning(
  db: Db,
  ids: readonly number[],
  now: Date,
): readonly (readonly [string, Ask])[] {
  // Far apart, so that no page was read for the child before.
  const childOf = (round: number): number => ids[(round * 7919) % ids.length] ?? 0;
  const last = (days: number) => ({ from: formatDate(addDays(now, -days)), to: formatDate(now) });
  const daysOf =
    (days: number): Ask =>
    (round) =>
      eventsOf(db, { userId: childOf(round), subject: null, ...last(days) });
  const fifty = (round: number) => Array.from({ length: 50 }, (_, index) => childOf(round * 50 + index));
  const answers = Array.from({ length: 6 }, (_, index) => ({
    ...{ kind: 'answer' as const, ref: `bench:${index}`, occurredAt: now },
  }));
  return [
    ['30 days of a child', daysOf(30)],
    ['120 days of a child', daysOf(120)],
    ['360 days of a child', daysOf(360)],
    ['a month of fifty children, for reports', (round) => eventsOfMany(db, fifty(round), last(30))],
    ['six answers written', (round) => recordEvents(db, { now: () => now }, childOf(round), answers)],
  ];
}
