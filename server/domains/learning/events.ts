/**
 * Learning events. Each is written by the domain where it happens, in its own transaction; all figures shown to parents
 * are computed from them.
 */
import { and, asc, getTableColumns, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import type { LearningEventKind } from '../../../src/contract/learning/values';
import { isAnyOf, isGivenAs, prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import { plusDays } from '../../core/day';
import { hook } from '../../core/hook';
import { shanghaiTime, type Clock } from '../../core/time';
import { learningEvents } from './tables';
import { ownEvents } from './policies';

/** An event for counting, without where and when it was recorded. */
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

/** Days in Asia/Shanghai, both inclusive: 'YYYY-MM-DD'. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Fired in the transaction that changes a child's events. */
export const onLearning = hook<[tx: Db, userId: number]>();

/** Defaults: no subject, lesson or knowledge point, amount 0. */
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

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Columns overwritten by a repeated event. recordedAt is kept, since reports are snapshots as of that time. */
const CORRECTED = {
  subject: excluded('subject'),
  lessonId: excluded('lesson_id'),
  knowledgeId: excluded('knowledge_id'),
  title: excluded('title'),
  occurredAt: excluded('occurred_at'),
  amount: excluded('amount'),
  outOf: excluded('out_of'),
  isOnTime: excluded('is_on_time'),
  note: excluded('note'),
};

/** Upserts by child, kind and ref; the last write wins. */
export async function recordEvents(
  db: Db,
  clock: Clock,
  userId: number,
  events: readonly NewEvent[],
): Promise<void> {
  // An upsert statement may contain each row only once.
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

/** Deletes events that were revoked, such as a withdrawn leave. */
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
  /** Events of the subject, and those without one, such as check-ins. null: all. */
  readonly subject: Subject | null;
  /** Only events recorded by then. */
  readonly knownAt?: Date;
}

const { id: _id, recordedAt: _recordedAt, ...shown } = getTableColumns(learningEvents);
const { userId: owner, ...counted } = shown;

/** Upper bound, when no `knownAt` is given. */
const EVER = new Date('9999-12-31T00:00:00Z');

interface Wanted {
  readonly subject: Subject | null;
  readonly from: Date;
  readonly until: Date;
  readonly knownAt: Date;
}

const select = (db: Db, whose: SQL, asked: Asked<Wanted>) =>
  db
    .select({ owner, ...counted })
    .from(learningEvents)
    .where(
      and(
        whose,
        gte(learningEvents.occurredAt, asked.from),
        lt(learningEvents.occurredAt, asked.until),
        lte(learningEvents.recordedAt, asked.knownAt),
        or(isNull(learningEvents.subject), isGivenAs(learningEvents.subject, asked.subject)),
      ),
    )
    // Deterministic, independent of the order of recording.
    .orderBy(asc(learningEvents.occurredAt), asc(learningEvents.kind), asc(learningEvents.ref));

/** Names the child as one value: a list would be looked for in every part of the table. */
const findOwn = prepared('learning_events_of', (db, asked: Asked<Wanted & { readonly userId: number }>) =>
  select(db, ownEvents(asked.userId), asked),
);

const findOfMany = prepared(
  'learning_events_of_many',
  (db, asked: Asked<Wanted & { readonly userIds: readonly number[] }>) =>
    select(db, isAnyOf(learningEvents.userId, asked.userIds), asked),
);

const wantedOf = ({ from, to }: Span, knownAt: Date = EVER) => ({
  from: shanghaiTime(from),
  until: shanghaiTime(plusDays(to, 1)),
  knownAt,
});

/** Of one child, ascending by time. */
export async function eventsOf(
  db: Db,
  { userId, subject, knownAt, ...span }: Asking & { readonly userId: number },
): Promise<LearningEvent[]> {
  const found = await findOwn(db, { userId, subject, ...wantedOf(span, knownAt) });
  return found.map(({ owner: _owner, ...event }) => event);
}

/** Of several children and all subjects in one query; a child without events gets an empty list. */
export async function eventsOfMany(
  db: Db,
  userIds: readonly number[],
  span: Span,
  knownAt?: Date,
): Promise<ReadonlyMap<number, readonly LearningEvent[]>> {
  const found = await findOfMany(db, { userIds, subject: null, ...wantedOf(span, knownAt) });
  const byChild = new Map<number, LearningEvent[]>(userIds.map((userId) => [userId, []]));
  for (const { owner: userId, ...event } of found) byChild.get(userId)?.push(event);
  return byChild;
}
