/** Puts a child into any state of the step-up. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  StepUpProvider,
  StepUpStage,
  StepUpStatus,
  StepUpType,
  StudentCode,
} from '../../../../src/contract/stepup/values';
import type { Db } from '../../../../server/core/db/types';
import { students } from '../../../../server/domains/account/tables';
import type { ImportServices } from '../../../../server/core/import/kind';
import { lessonsOf } from '../../../../server/domains/stepup/cycle';
import {
  homeroomNotices,
  preferredTimes,
  stepUpChanges,
  stepUpClasses,
  stepUpFlags,
  stepUpRefusals,
  stepUps,
  stepUpSeats,
} from '../../../../server/domains/stepup/tables';
import { letGo } from '../../../../server/domains/stepup/holds';
import { byStaff } from '../../../../server/domains/stepup/record';
import { homeroomTeacherWith, openStepUps } from '../../../../server/domains/stepup/season/open';
import { addDays } from '../../../../server/core/time';
import { DEMO_HEAD_MASTER_PHONE } from '../targets';
import { addStepUpContent, FOLLOWING, STAYING } from './classes';

type StepUpState = ScenarioState<'stepUp'>;

type Row = typeof stepUps.$inferInsert;

interface State {
  /** Differences from a child for which the season has begun; null: no step-up. */
  readonly row: Partial<Row> | null;
  readonly refusal?: StudentCode;
  readonly hasTimes?: boolean;
  readonly hasNoHomeroomTeacher?: boolean;
  /** Both flags off: classes cannot be chosen. */
  readonly isClosed?: boolean;
  /** The new class has the same lesson times as the old one. */
  readonly keepsTimes?: boolean;
  /** Default: y. */
  readonly type?: StepUpType;
  readonly hasNoClass?: boolean;
}

const WHEN_FREE = [
  { week1: 3, time1: '18:00', week2: 6, time2: '10:00' },
  { week1: 4, time1: '19:00', week2: 7, time2: '09:30' },
];

/** Repeats the step, without a suggested class. */
const STAYS = { type: StepUpType.n, hasNoClass: true } as const;

/** No class begins near this time. */
const AT_NO_TIME = { oldCycle: [{ week: 7, time: '16:30' }] };

const COMPLETE = { status: StepUpStatus.complete, completedBy: 'confirm' } as const;

/** A category without classes: no seats. */
const EMPTY_CATEGORY = 9;

const STATES: Readonly<Record<StepUpState, State>> = {
  'y-waiting': { row: {} },
  'y-original': { row: {}, keepsTimes: true },
  'n-waiting': { row: {}, ...STAYS },
  'y-grouping': { row: { status: StepUpStatus.grouping }, hasTimes: true },
  'y-grouping-no-times': { row: { status: StepUpStatus.grouping } },
  complete: { row: COMPLETE },
  'n-grouping': { row: { status: StepUpStatus.grouping }, ...STAYS, hasTimes: true },
  'n-complete': { row: COMPLETE, type: StepUpType.n },
  'may-not-choose': { row: { mayChoose: false } },
  'flags-off': { row: {}, isClosed: true },
  'no-seats': { row: { planCateId: EMPTY_CATEGORY } },
  other: { row: {}, type: StepUpType.other },
  'nothing-recommended': { row: AT_NO_TIME },
  'no-head-master': { row: {}, hasNoHomeroomTeacher: true },
  'select-time': { row: { stage: StepUpStage.selectTime, provider: StepUpProvider.lesi } },
  'address-confirm': { row: { stage: StepUpStage.addressConfirm, provider: StepUpProvider.mingsi } },
  'not-student': { row: null, refusal: StudentCode.notStudent },
  'not-step-up': { row: null, refusal: StudentCode.notStepUp },
  'no-course': { row: {}, refusal: StudentCode.notHasCourse },
  'not-formal': { row: {}, refusal: StudentCode.notFormalClass },
  exclusive: { row: {}, refusal: StudentCode.exclusiveStudent },
  none: { row: null },
};

async function forget(db: Db, userId: number): Promise<void> {
  await letGo(db, userId);
  await db.update(stepUpSeats).set({ userId: null }).where(eq(stepUpSeats.userId, userId));
  for (const table of [stepUps, stepUpRefusals, preferredTimes, homeroomNotices, stepUpChanges, stepUpFlags])
    await db.delete(table).where(eq(table.userId, userId));
}

const USED_TO = { week1: 2, time1: '18:30', week2: 5, time2: '18:30' } as const;

/** The class that is suggested: the first one, or the one at the times of the old class. It has a seat for any number of testers. */
async function suggestedClass(db: Db, keepsTimes: boolean, stepId: number): Promise<number | null> {
  const { time1, week1, week2 } = USED_TO;
  const isAtSameTimes = and(
    ...[eq(stepUpClasses.week1, week1), eq(stepUpClasses.time1, time1), eq(stepUpClasses.week2, week2)],
  );
  const [suggested] = await db
    .select({ id: stepUpClasses.id })
    .from(stepUpClasses)
    .where(and(eq(stepUpClasses.stepId, stepId), keepsTimes ? isAtSameTimes : undefined))
    .orderBy(asc(stepUpClasses.id))
    .limit(1);
  if (suggested === undefined) return null;
  const { id: classId } = suggested;
  const isFree = and(
    ...[eq(stepUpSeats.classId, classId), isNull(stepUpSeats.userId), isNull(stepUpSeats.heldUntil)],
  );
  if ((await db.$count(stepUpSeats, isFree)) === 0) await db.insert(stepUpSeats).values({ classId });
  return classId;
}

/** Resets the child first; `none`: no step-up. */
export async function setStepUp(
  to: ImportServices & { readonly userId: number },
  name: StepUpState,
): Promise<void> {
  const { db, clock, userId } = to;
  await addStepUpContent(to);
  await forget(db, userId);
  const { row, refusal, type = StepUpType.y, ...state } = STATES[name];
  if (refusal !== undefined) await db.insert(stepUpRefusals).values({ userId, code: refusal });
  if (row === null) return;
  // The profile is of the same step, as where an operator opens a season.
  await db.update(students).set({ step: STAYING.name }).where(eq(students.userId, userId));
  const planStep = type === StepUpType.n ? STAYING : FOLLOWING;
  await openStepUps(db, [userId], {
    ...{ type, newStep: FOLLOWING, planStep, mayChoose: state.isClosed !== true },
    classId: state.hasNoClass ? null : await suggestedClass(db, state.keepsTimes === true, planStep.id),
    releaseAt: addDays(clock.now(), 7),
    headMasterId: state.hasNoHomeroomTeacher ? null : await homeroomTeacherWith(db, DEMO_HEAD_MASTER_PHONE),
    ...{ by: byStaff(0), now: clock.now() },
  });
  const before = { stepId: STAYING.id, step: STAYING.name, oldCycle: lessonsOf(USED_TO), mayChoose: true };
  await db
    .update(stepUps)
    .set({ ...before, ...row })
    .where(eq(stepUps.userId, userId));
  if (state.hasTimes)
    await db
      .insert(preferredTimes)
      .values(WHEN_FREE.map((time, position) => ({ userId, position, ...time })));
}
