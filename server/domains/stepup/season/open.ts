/** The step-up begins for children. A child for which it has begun is left as it is, so that a repeated opening changes nothing. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { StepUpStatus, type StepUpType } from '../../../../src/contract/stepup/values';
import { StudentStatus } from '../../../../src/contract/profile/status';
import type { Db } from '../../../core/db/types';
import { students } from '../../account/tables';
import { SUBJECT_NAMES } from '../../courses/subject-names';
import { letGo } from '../holds';
import { refused } from '../info';
import { SEASON_MESSAGES } from '../messages';
import { ownStepUps } from '../policies';
import type { ChangedBy } from '../record';
import { seatIn } from '../seat';
import {
  homeroomTeachers,
  preferredTimes,
  stepUpChanges,
  stepUpFlags,
  stepUps,
  stepUpSeats,
  stepUpSteps,
} from '../tables';
import { oldCycles } from './old-cycle';
import { categoryOf, type Step } from './steps';

const AT_ONCE = 1_000;

export interface Opening {
  readonly type: StepUpType;
  /** Where the child moves up to. */
  readonly newStep: Step;
  /** Where a child of type N stays. */
  readonly planStep: Step;
  /** null: no class is suggested. */
  readonly classId: number | null;
  readonly releaseAt: Date | null;
  readonly mayChoose: boolean;
  readonly headMasterId: number | null;
  readonly by: ChangedBy;
  readonly now: Date;
}

/** Official students whose profile has this step. */
export const childrenOfStep = async (db: Db, step: string): Promise<number[]> => {
  const ofStep = and(eq(students.step, step), eq(students.studentStatus, StudentStatus.official));
  const rows = await db.select({ userId: students.userId }).from(students).where(ofStep);
  return rows.map(({ userId }) => userId);
};

/** Of the contact with this number; a new one where there is none. */
export async function homeroomTeacherWith(db: Db, mobile: string): Promise<number | null> {
  if (mobile === '') return null;
  const [known] = await db
    .select()
    .from(homeroomTeachers)
    .where(eq(homeroomTeachers.mobile, mobile))
    .limit(1);
  const [row] = known ? [known] : await db.insert(homeroomTeachers).values({ mobile }).returning();
  return row?.id ?? null;
}

/** How many began. Needs a transaction. */
export async function openStepUps(tx: Db, userIds: readonly number[], opening: Opening): Promise<number> {
  let opened = 0;
  const sorted = [...userIds].sort((left, right) => left - right);
  for (let from = 0; from < sorted.length; from += AT_ONCE)
    opened += await openSome(tx, sorted.slice(from, from + AT_ONCE), opening);
  return opened;
}

async function openSome(tx: Db, userIds: readonly number[], opening: Opening): Promise<number> {
  // Two openings of the same children take turns.
  const children = await tx
    .select({ userId: students.userId, step: students.step })
    .from(students)
    .where(inArray(students.userId, [...userIds]))
    .orderBy(asc(students.userId))
    .for('no key update');
  const begun = new Set(await begunOf(tx, userIds, opening.newStep));
  const notBegun = children.filter(({ userId }) => !begun.has(userId));
  if (notBegun.length === 0) return 0;
  const ids = notBegun.map(({ userId }) => userId);
  await forget(tx, ids);
  await begin(tx, notBegun, opening);
  await seatAll(tx, ids, opening);
  return notBegun.length;
}

/** Of this season, or still waiting for a class of the times that the parent named. */
async function begunOf(tx: Db, userIds: readonly number[], newStep: Step): Promise<readonly number[]> {
  const rows = await tx
    .select({ userId: stepUps.userId })
    .from(stepUps)
    .where(
      sql`${inArray(stepUps.userId, [...userIds])}
        and (${stepUps.newStepId} = ${newStep.id} or ${stepUps.status} = ${StepUpStatus.grouping})`,
    );
  return rows.map(({ userId }) => userId);
}

/** The season before: its choice, its times, its seat. */
async function forget(tx: Db, userIds: readonly number[]): Promise<void> {
  const ids = [...userIds];
  await tx.delete(stepUps).where(inArray(stepUps.userId, ids));
  await tx.delete(preferredTimes).where(inArray(preferredTimes.userId, ids));
  await tx.update(stepUpSeats).set({ userId: null }).where(inArray(stepUpSeats.userId, ids));
  for (const userId of await holders(tx, ids)) await letGo(tx, userId);
}

const holders = async (tx: Db, userIds: number[]): Promise<readonly number[]> => {
  const rows = await tx
    .selectDistinct({ userId: sql<number>`${stepUpSeats.heldBy}`.mapWith(Number) })
    .from(stepUpSeats)
    .where(inArray(stepUpSeats.heldBy, userIds));
  return rows.map(({ userId }) => userId);
};

interface Child {
  readonly userId: number;
  readonly step: string;
}

/** Where the children move, as columns of their step-up. */
const stepColumns = ({ newStep, planStep, type }: Opening) => ({
  ...{ type, newStepId: newStep.id, newStep: newStep.name, planStepId: planStep.id, planStep: planStep.name },
  planCateId: categoryOf(newStep),
});

async function begin(tx: Db, children: readonly Child[], opening: Opening): Promise<void> {
  const { by, headMasterId, mayChoose, newStep, now, planStep, releaseAt, type } = opening;
  const { subject } = newStep;
  const cycles = await oldCycles(tx, { userIds: children.map(({ userId }) => userId), subject, now });
  const known = await tx.select().from(stepUpSteps).where(eq(stepUpSteps.subject, subject));
  const rows = children.map(({ step, userId }) => ({
    ...{ userId, status: StepUpStatus.waiting, step, course: SUBJECT_NAMES[subject] },
    stepId: known.find(({ name }) => name === step)?.id ?? 0,
    ...stepColumns(opening),
    ...{ oldCycle: cycles.get(userId) ?? [], releaseAt, headMasterId, mayChoose },
  }));
  await tx.insert(stepUps).values(rows);
  // A child with a suggested class chooses another one only where its flag is on.
  const flags = { h5Update: mayChoose, partnerUpdate: mayChoose };
  await tx
    .insert(stepUpFlags)
    .values(children.map(({ userId }) => ({ userId, ...flags })))
    .onConflictDoUpdate({ target: stepUpFlags.userId, set: flags });
  const after = { type, newStep: newStep.name, planStep: planStep.name, mayChoose };
  const line = { ...by, kind: 'open' as const, before: {}, after, changedAt: now, notifiedAt: now };
  await tx.insert(stepUpChanges).values(children.map(({ userId }) => ({ ...line, userId })));
}

async function seatAll(tx: Db, userIds: readonly number[], opening: Opening): Promise<void> {
  const { classId, now } = opening;
  if (classId === null) return;
  const steps = stepColumns(opening);
  for (const userId of userIds) {
    const seat = await seatIn(tx, { row: { userId, ...steps }, classId, now });
    if (seat === 'seatTaken') throw refused(SEASON_MESSAGES.tooFewSeats);
    if (seat === 'otherStep') throw refused(SEASON_MESSAGES.otherStep);
    await tx.update(stepUps).set(seat).where(ownStepUps(userId));
  }
}
