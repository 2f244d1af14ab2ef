/**
 * What happened while a child learned. Whoever sees it happen writes it, in its own transaction; every figure that a parent
 * sees is computed from these alone.
 */
import { and, asc, getTableColumns, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import type { LearningEventKind } from '../../../src/contract/learning/values';
import { isAnyOf, isGivenAs, prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import { plusDays } from '../../core/day';
import { hook } from '../../core/hook';
import { shanghaiTime, type Clock } from '../../core/time';
import { learningEvents } from './tables';
import { ownEvents } from './policies';

/** An event as it is counted: where it was written and when it came are of no matter. */
export interface LearningEvent {
  readonly kind: LearningEventKind;
  readonly ref: string;
  readonly subject: Subject | null;
  readonly lessonId: number | null;
  readonly knowledgeId: number | null;
  readonly title: string;
  readonly occurredAt: Date;
  readonly amount: number;
  readonly outOf: number;
  readonly isOnTime: boolean | null;
  readonly note: string;
}

/** Days of Shanghai, both inclusive: 'YYYY-MM-DD'. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A child has other events than before, told in the transaction of the change. */
export const onLearning = hook<[tx: Db, userId: number]>();

/** What is not said is of no subject, about no lesson and no knowledge point, and counts nothing. */
export type NewEvent = Pick<LearningEvent, 'kind' | 'ref' | 'occurredAt'> & Partial<LearningEvent>;

const EMPTY = {
  subject: null,
  lessonId: null,
  knowledgeId: null,
  title: '',
  amount: 0,
  outOf: 0,
  isOnTime: null,
  note: '',
} as const;

const told = (column: string) => sql.raw(`excluded.${column}`);

/** What a later telling corrects. When the event became known stays as it was: reports are frozen by that. */
const CORRECTED = {
  subject: told('subject'),
  lessonId: told('lesson_id'),
  knowledgeId: told('knowledge_id'),
  title: told('title'),
  occurredAt: told('occurred_at'),
  amount: told('amount'),
  outOf: told('out_of'),
  isOnTime: told('is_on_time'),
  note: told('note'),
};

/** A child's (kind, ref) is one event, however often and however late it is told; the last telling is what is kept. */
export async function recordEvents(
  db: Db,
  clock: Clock,
  userId: number,
  events: readonly NewEvent[],
): Promise<void> {
  // One statement takes each row once.
  const last = new Map(events.map((event) => [`${event.kind} ${event.ref}`, event]));
  if (last.size === 0) return;
  const recordedAt = clock.now();
  const rows = [...last.values()].map((event) => ({ ...EMPTY, ...event, userId, recordedAt }));
  await db
    .insert(learningEvents)
    .values(rows)
    .onConflictDoUpdate({
      target: [learningEvents.userId, learningEvents.kind, learningEvents.ref],
      set: CORRECTED,
    });
  await onLearning.run(db, userId);
}

/** It did not happen after all: a leave that was taken back. */
export async function forgetEvents(
  db: Db,
  userId: number,
  kinds: readonly LearningEventKind[],
  refs: readonly string[],
): Promise<void> {
  const which = and(inArray(learningEvents.kind, [...kinds]), inArray(learningEvents.ref, [...refs]));
  await db.delete(learningEvents).where(and(ownEvents(userId), which));
  await onLearning.run(db, userId);
}

interface Asking extends Span {
  /** Its own events, and those of no subject, such as check-ins. null: all. */
  readonly subject: Subject | null;
  /** As if it were asked then: what became known later is left out. */
  readonly knownAt?: Date;
}

const { id: _id, recordedAt: _recordedAt, ...shown } = getTableColumns(learningEvents);
const { userId: owner, ...counted } = shown;

/** Before everything that is known: what is known at no moment in particular is all of it. */
const EVER = new Date('9999-12-31T00:00:00Z');

interface Wanted {
  readonly userIds: readonly number[];
  readonly subject: Subject | null;
  readonly from: Date;
  readonly until: Date;
  readonly knownAt: Date;
}

const findEvents = prepared('learning_events_of', (db, asked: Asked<Wanted>) =>
  db
    .select({ owner, ...counted })
    .from(learningEvents)
    .where(
      and(
        isAnyOf(learningEvents.userId, asked.userIds),
        gte(learningEvents.occurredAt, asked.from),
        lt(learningEvents.occurredAt, asked.until),
        lte(learningEvents.recordedAt, asked.knownAt),
        or(isNull(learningEvents.subject), isGivenAs(learningEvents.subject, asked.subject)),
      ),
    )
    // The same whatever order they were told in.
    .orderBy(asc(learningEvents.occurredAt), asc(learningEvents.kind), asc(learningEvents.ref)),
);

const wantedOf = ({ from, to }: Span, knownAt: Date = EVER) => ({
  from: shanghaiTime(from),
  until: shanghaiTime(plusDays(to, 1)),
  knownAt,
});

/** Of one child, the first that happened first. */
export async function eventsOf(
  db: Db,
  { userId, subject, knownAt, ...span }: Asking & { readonly userId: number },
): Promise<LearningEvent[]> {
  const found = await findEvents(db, { userIds: [userId], subject, ...wantedOf(span, knownAt) });
  return found.map(({ owner: _owner, ...event }) => event);
}

/** Of several children and every subject in one statement; each child has a list, an empty one where nothing happened. */
export async function eventsOfMany(
  db: Db,
  userIds: readonly number[],
  span: Span,
  knownAt?: Date,
): Promise<ReadonlyMap<number, readonly LearningEvent[]>> {
  const found = await findEvents(db, { userIds, subject: null, ...wantedOf(span, knownAt) });
  const byChild = new Map<number, LearningEvent[]>(userIds.map((userId) => [userId, []]));
  for (const { owner: userId, ...event } of found) byChild.get(userId)?.push(event);
  return byChild;
}
