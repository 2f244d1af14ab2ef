/** Classes of the new school year as staff keep them, with their seats. */
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { weekdayOf } from '../../../core/day';
import { badInput } from '../../../core/http/handler';
import { formatDateTime } from '../../../core/time';
import { teachers } from '../../courses/timetable/tables';
import { lessonsOf, type Cycle } from '../cycle';
import { PLAN_TIME_MESSAGES, SEASON_MESSAGES } from '../messages';
import { ofClass } from '../seat';
import { stepUpClasses, stepUps, stepUpSeats, stepUpSteps } from '../tables';
import { categoryOf, stepNamed } from './steps';

const ofRow = sql`from ${stepUpSeats} where ${stepUpSeats.classId} = ${stepUpClasses.id}`;
const seats = sql<number>`(select count(*)::int ${ofRow})`;
const taken = sql<number>`(select count(${stepUpSeats.userId})::int ${ofRow})`;
const names = sql<readonly string[]>`array(select ${teachers.name} from ${teachers}
  where ${teachers.id} = any(${stepUpClasses.teacherIds})
  order by array_position(${stepUpClasses.teacherIds}, ${teachers.id}))`;

const rowsOf = (db: Db) =>
  db
    .select({
      ...getTableColumns(stepUpClasses),
      ...{ subject: stepUpSteps.subject, step: stepUpSteps.name, seats, taken, names, total: totalRows },
    })
    .from(stepUpClasses)
    .innerJoin(stepUpSteps, eq(stepUpSteps.id, stepUpClasses.stepId));

export const classesOf = (db: Db, stepId: number | undefined, { limit, offset }: Paging) =>
  rowsOf(db)
    .where(stepId === undefined ? undefined : eq(stepUpClasses.stepId, stepId))
    .orderBy(
      ...[asc(stepUpSteps.subject), asc(stepUpSteps.name), asc(stepUpClasses.week1)],
      ...[asc(stepUpClasses.time1), asc(stepUpClasses.id)],
    )
    .limit(limit)
    .offset(offset);

export type KeptClass = Awaited<ReturnType<typeof classesOf>>[number];

export async function classOf(db: Db, id: number): Promise<KeptClass | undefined> {
  const [row] = await rowsOf(db).where(eq(stepUpClasses.id, id));
  return row;
}

export interface ClassToSave extends Cycle {
  readonly subject: Subject;
  readonly step: string;
  readonly firstLiveAt: Date;
  readonly teacherIds: readonly number[];
  readonly seats: number;
}

/** The first lesson is one of the weekly ones. */
function assertLessons({ firstLiveAt, ...cycle }: ClassToSave): void {
  if (cycle.week1 === cycle.week2) throw badInput('week2', PLAN_TIME_MESSAGES.sameWeekday);
  const [day = '', time = ''] = formatDateTime(firstLiveAt).split(' ');
  const isWeekly = lessonsOf(cycle).some(
    (lesson) => lesson.week === weekdayOf(day) && lesson.time === time.slice(0, 5),
  );
  if (!isWeekly) throw badInput('firstLiveAt', SEASON_MESSAGES.firstLesson);
}

async function assertTeachers(db: Db, ids: readonly number[]): Promise<void> {
  const known = await db.$count(teachers, inArray(teachers.id, [...ids]));
  if (known !== new Set(ids).size) throw badInput('teacherIds', SEASON_MESSAGES.teachers);
}

const addSeats = (db: Db, classId: number, count: number) =>
  db.execute(sql`insert into step_up_seats (class_id) select ${classId} from generate_series(1, ${count})`);

/** Taken seats stay, and those that a parent is looking at. */
async function removeSeats(db: Db, classId: number, count: number, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with free as materialized (
      select id from step_up_seats
      where class_id = ${classId} and user_id is null and (held_until is null or held_until <= ${now})
      order by id desc limit ${count} for update skip locked
    )
    delete from step_up_seats where id in (select id from free)`);
  return rowCount ?? 0;
}

/** With its row locked. Parents who join meanwhile wait (seat.ts); the keys of their rows do not. */
export async function classToEdit(tx: Db, id: number): Promise<KeptClass | undefined> {
  await tx
    .select({ id: stepUpClasses.id })
    .from(stepUpClasses)
    .where(eq(stepUpClasses.id, id))
    .for('no key update');
  return classOf(tx, id);
}

async function columnsOf(tx: Db, toSave: ClassToSave) {
  assertLessons(toSave);
  await assertTeachers(tx, toSave.teacherIds);
  const step = await stepNamed(tx, toSave.subject, toSave.step);
  const { firstLiveAt, time1, time2, week1, week2 } = toSave;
  const teacherIds = [...toSave.teacherIds];
  return {
    ...{ cateId: categoryOf(step), stepId: step.id, week1, time1, week2, time2 },
    ...{ firstLiveAt, teacherIds },
  };
}

/** Needs a transaction. Resolves to its id. */
export async function addClass(tx: Db, toSave: ClassToSave): Promise<number> {
  const columns = await columnsOf(tx, toSave);
  const [added] = await tx.insert(stepUpClasses).values(columns).returning({ id: stepUpClasses.id });
  if (added === undefined) throw new Error('A class was not stored');
  await addSeats(tx, added.id, toSave.seats);
  return added.id;
}

/** `before`: locked. Needs a transaction: what cannot be done whole is not done. */
export async function changeClass(tx: Db, before: KeptClass, toSave: ClassToSave, now: Date): Promise<void> {
  const { id } = before;
  const columns = await columnsOf(tx, toSave);
  if (before.taken > 0) assertSame(before, columns);
  await tx.update(stepUpClasses).set(columns).where(eq(stepUpClasses.id, id));
  await tx
    .update(stepUps)
    .set(ofClass({ id, ...columns }))
    .where(eq(stepUps.newClassId, id));
  await changeSeats(tx, before, toSave.seats, now);
}

/** What families chose the class for. */
function assertSame(before: KeptClass, after: Cycle & { readonly stepId: number }): void {
  const changed = (['stepId', 'week1', 'time1', 'week2', 'time2'] as const).find(
    (name) => before[name] !== after[name],
  );
  if (changed !== undefined) throw badInput(changed === 'stepId' ? 'step' : changed, SEASON_MESSAGES.inUse);
}

async function changeSeats(tx: Db, { id, seats: before }: KeptClass, wanted: number, now: Date) {
  if (wanted > before) await addSeats(tx, id, wanted - before);
  if (wanted >= before) return;
  const removed = await removeSeats(tx, id, before - wanted, now);
  if (removed < before - wanted) throw badInput('seats', SEASON_MESSAGES.seats(before - removed));
}
