/** A child's step-up, and classes with seats to choose from. */
import {
  homeroomTeachers,
  preferredTimes,
  stepUpClasses,
  stepUpFlags,
  stepUpRefusals,
  stepUps,
  stepUpSeats,
} from '../../server/domains/stepup/tables';
import { teachers } from '../../server/domains/courses/timetable/tables';
import { StepUpStatus, StepUpType, type StudentCode } from '../../src/contract/stepup/values';
import { addDays } from '../../server/core/time';
import { stored, type Fixture, type TestContext } from './test-context';

/** Default category and steps of the classes; unlike any in the demo. */
export const CATEGORY = 77;
export const NEW_STEP = 7702;
export const PLAN_STEP = 7701;

/** Two lessons: weekday and 'HH:mm', twice. */
export type Lessons = readonly [number, string, number, string];

const cycleOf = ([week1, time1, week2, time2]: Lessons) => ({ week1, time1, week2, time2 });

export type StepUpDetails = Partial<Omit<typeof stepUps.$inferInsert, 'userId'>> & {
  readonly times?: readonly Lessons[];
  readonly flags?: { readonly h5Update?: boolean; readonly partnerUpdate?: boolean };
  readonly hasHomeroomTeacher?: boolean;
};

/** Default: steps up, waits for the parent's confirmation, and choosing is open. */
export const stepUp =
  ({
    times = [],
    flags = { h5Update: true },
    hasHomeroomTeacher = false,
    ...given
  }: StepUpDetails = {}): Fixture =>
  async ({ db, clock }, { userId }) => {
    const headMasterId = hasHomeroomTeacher
      ? stored(await db.insert(homeroomTeachers).values({ mobile: '400 000 0002' }).returning()).id
      : null;
    await db.insert(stepUps).values({
      userId,
      status: StepUpStatus.waiting,
      type: StepUpType.y,
      newStepId: NEW_STEP,
      newStep: 'S2-1',
      planStepId: PLAN_STEP,
      planStep: 'S1-4',
      planCateId: CATEGORY,
      oldCycle: [
        { week: 2, time: '18:30' },
        { week: 5, time: '18:30' },
      ],
      releaseAt: addDays(clock.now(), 7),
      headMasterId,
      ...given,
    });
    if (times.length > 0)
      await db
        .insert(preferredTimes)
        .values(times.map((time, position) => ({ userId, position, ...cycleOf(time) })));
    await db.insert(stepUpFlags).values({ userId, ...flags });
  };

export const refusedStepUp =
  (code: StudentCode): Fixture =>
  async ({ db }, { userId }) => {
    await db.insert(stepUpRefusals).values({ userId, code });
  };

interface ClassOf {
  readonly lessons?: Lessons;
  readonly seats?: number;
  readonly stepId?: number;
  readonly cateId?: number;
}

/** Returns its id. */
export async function aStepUpClass(
  { db, clock }: Pick<TestContext, 'db' | 'clock'>,
  { lessons = [2, '18:30', 5, '18:30'], seats = 3, stepId = NEW_STEP, cateId = CATEGORY }: ClassOf = {},
): Promise<number> {
  const [teacher] = await db.select().from(teachers).limit(1);
  const led = teacher ?? stored(await db.insert(teachers).values({ name: '周老师', avatar: '' }).returning());
  const row = {
    ...cycleOf(lessons),
    cateId,
    stepId,
    firstLiveAt: addDays(clock.now(), 14),
    teacherIds: [led.id],
  };
  const { id: classId } = stored(await db.insert(stepUpClasses).values(row).returning());
  if (seats > 0) await db.insert(stepUpSeats).values(Array.from({ length: seats }, () => ({ classId })));
  return classId;
}
