/** Puts a child into any state of the step-up. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, asc, eq } from 'drizzle-orm';
import {
  StepUpProvider,
  StepUpStage,
  StepUpStatus,
  StepUpType,
  StudentCode,
} from '../../../../src/contract/stepup/values';
import type { Db } from '../../../../server/core/db/types';
import { lessonsOf } from '../../../../server/domains/stepup/cycle';
import {
  homeroomNotices,
  homeroomTeachers,
  preferredTimes,
  stepUpChanges,
  stepUpClasses,
  stepUpFlags,
  stepUpRefusals,
  stepUps,
  stepUpSeats,
} from '../../../../server/domains/stepup/tables';
import { letGo, takeSeat } from '../../../../server/domains/stepup/holds';
import { addDays, type Clock } from '../../../../server/core/time';
import { addStepUpContent, DEMO_CATEGORY, FOLLOWING, STAYING } from './classes';

type StepUpState = ScenarioState<'stepUp'>;

type Row = typeof stepUps.$inferInsert;

interface State {
  /** Differences from a child waiting for the parent's confirmation; null: no step-up. */
  readonly row: Partial<Row> | null;
  readonly refusal?: StudentCode;
  readonly hasTimes?: boolean;
  readonly hasNoHomeroomTeacher?: boolean;
  /** Both flags off: classes cannot be chosen. */
  readonly isClosed?: boolean;
  /** The new class has the same lesson times as the old one. */
  readonly keepsTimes?: boolean;
  /** The assigned class repeats the child's current step. */
  readonly stays?: boolean;
}

const WHEN_FREE = [
  { week1: 3, time1: '18:00', week2: 6, time2: '10:00' },
  { week1: 4, time1: '19:00', week2: 7, time2: '09:30' },
];

/** Repeats the step, without an assigned class. */
const STAYS: Partial<Row> = {
  type: StepUpType.n,
  planStepId: STAYING.id,
  planStep: STAYING.name,
  newClassId: null,
  newTeacherId: null,
  newFirstAt: null,
  newCycle: [],
};

/** No class begins near this time. */
const AT_NO_TIME = { oldCycle: [{ week: 7, time: '06:00' }] };

const COMPLETE = { status: StepUpStatus.complete, completedBy: 'confirm' } as const;

/** A category without classes: no seats. */
const EMPTY_CATEGORY = 9;

const STATES: Readonly<Record<StepUpState, State>> = {
  'y-waiting': { row: {} },
  'y-original': { row: {}, keepsTimes: true },
  'n-waiting': { row: STAYS },
  'y-grouping': { row: { status: StepUpStatus.grouping }, hasTimes: true },
  'y-grouping-no-times': { row: { status: StepUpStatus.grouping } },
  complete: { row: COMPLETE },
  'n-grouping': { row: { ...STAYS, status: StepUpStatus.grouping }, hasTimes: true },
  'n-complete': {
    row: { type: StepUpType.n, planStepId: STAYING.id, planStep: STAYING.name, ...COMPLETE },
    stays: true,
  },
  'may-not-choose': { row: { mayChoose: false } },
  'flags-off': { row: {}, isClosed: true },
  'no-seats': { row: { planCateId: EMPTY_CATEGORY } },
  other: { row: { type: StepUpType.other } },
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

/** The class the operator assigns: the first one, or the one at the times of the old class. */
async function arrangement(db: Db, keepsTimes: boolean, stepId: number): Promise<Partial<Row>> {
  const [arranged] = await db
    .select()
    .from(stepUpClasses)
    .where(
      and(
        eq(stepUpClasses.cateId, DEMO_CATEGORY),
        eq(stepUpClasses.stepId, stepId),
        ...(keepsTimes
          ? [
              eq(stepUpClasses.week1, USED_TO.week1),
              eq(stepUpClasses.time1, USED_TO.time1),
              eq(stepUpClasses.week2, USED_TO.week2),
            ]
          : []),
      ),
    )
    .orderBy(asc(stepUpClasses.id))
    .limit(1);
  if (arranged === undefined) return {};
  return {
    newClassId: arranged.id,
    newTeacherId: arranged.teacherIds[0] ?? null,
    newFirstAt: arranged.firstLiveAt,
    newCycle: lessonsOf(arranged),
  };
}

/** Resets the child first; `none`: no step-up. */
export async function setStepUp(db: Db, clock: Clock, userId: number, name: StepUpState): Promise<void> {
  await addStepUpContent(db, clock);
  await forget(db, userId);
  const { row, refusal, hasTimes = false, hasNoHomeroomTeacher = false, isClosed = false } = STATES[name];
  const { keepsTimes = false, stays = false } = STATES[name];
  if (refusal !== undefined) await db.insert(stepUpRefusals).values({ userId, code: refusal });
  if (row === null) return;
  const [headMaster] = await db.select().from(homeroomTeachers).orderBy(asc(homeroomTeachers.id)).limit(1);
  const made: Row = {
    userId,
    status: StepUpStatus.waiting,
    type: StepUpType.y,
    stepId: STAYING.id,
    step: STAYING.name,
    course: '豌豆思维',
    newStepId: FOLLOWING.id,
    newStep: FOLLOWING.name,
    planStepId: FOLLOWING.id,
    planStep: FOLLOWING.name,
    planCateId: DEMO_CATEGORY,
    oldCycle: lessonsOf(USED_TO),
    releaseAt: addDays(clock.now(), 7),
    headMasterId: hasNoHomeroomTeacher ? null : (headMaster?.id ?? null),
    ...(await arrangement(db, keepsTimes, stays ? STAYING.id : FOLLOWING.id)),
    ...row,
  };
  await db.insert(stepUps).values(made);
  await db.insert(stepUpFlags).values({ userId, h5Update: !isClosed, partnerUpdate: !isClosed });
  // The seat in the assigned class is held until another class is chosen.
  if (made.newClassId != null) await takeSeat(db, { userId, classId: made.newClassId, now: clock.now() });
  if (hasTimes)
    await db
      .insert(preferredTimes)
      .values(WHEN_FREE.map((time, position) => ({ userId, position, ...time })));
}
