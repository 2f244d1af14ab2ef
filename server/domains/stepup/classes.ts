/** Classes with a free seat for a child. */
import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import { StepUpType } from '../../../src/contract/stepup/values';
import { prepared, type Asked } from '../../core/db/prepared';
import { teachers } from '../courses/timetable/tables';
import { distance, type Cycle } from './cycle';
import { standingColumns, type Standing } from './may-choose';
import { preferredTimes, stepUpClasses, stepUps, stepUpSeats, type WeeklyLesson } from './tables';
import { ownStepUps } from './policies';
import type { OfferedClass } from './wire';

/** More would not help to choose. */
const MOST_RECOMMENDED = 3;
/** Limit of the contract. */
const MOST_CLASSES = 1_000;

interface Wanted {
  readonly userId: number;
  readonly cateId: number;
  readonly stepId: number;
  readonly now: Date;
}

/** Available to the child: free, held for this child, or with an expired hold. */
export const isFreeFor = ({ userId, now }: Asked<Pick<Wanted, 'userId' | 'now'>>) =>
  and(
    sql`${stepUpSeats.userId} is null`,
    or(
      sql`${stepUpSeats.heldUntil} is null`,
      sql`${stepUpSeats.heldUntil} <= ${now}`,
      eq(stepUpSeats.heldBy, userId),
    ),
  );

const { id, week1, time1, week2, time2, firstLiveAt, teacherIds } = stepUpClasses;

/** `stepOfYear` in SQL. */
export const ofYear = sql`case when ${stepUps.type} = ${sql.raw(String(StepUpType.y))}
  then ${stepUps.newStepId} else ${stepUps.planStepId} end`;

/**
 * The child's step-up joined with every class of its category and step that has a free seat, one row per class; one row
 * without a class if there is none.
 */
const offersTo = prepared('step_up_offers', (db, asked: Asked<Wanted>) => {
  const seats = db
    .select({ one: sql`1` })
    .from(stepUpSeats)
    .where(and(eq(stepUpSeats.classId, id), isFreeFor(asked)));
  const ofChild = and(
    eq(stepUpClasses.cateId, asked.cateId),
    eq(stepUpClasses.stepId, asked.stepId),
    eq(stepUpClasses.cateId, stepUps.planCateId),
    eq(stepUpClasses.stepId, ofYear),
    sql`${stepUpClasses.id} is distinct from ${stepUps.newClassId}`,
    exists(seats),
  );
  const names = sql`(select json_agg(json_build_object('id', ${teachers.id}, 'nickname', ${teachers.name})
    order by array_position(${teacherIds}, ${teachers.id})) from ${teachers} where ${teachers.id} = any(${teacherIds}))`;
  const times = sql`(select json_agg(json_build_object('week1', ${preferredTimes.week1}, 'time1', ${preferredTimes.time1},
    'week2', ${preferredTimes.week2}, 'time2', ${preferredTimes.time2}) order by ${preferredTimes.position})
    from ${preferredTimes} where ${preferredTimes.userId} = ${asked.userId})`;
  return db
    .select({
      ...standingColumns(asked.userId),
      times: sql<readonly Cycle[] | null>`${times}`,
      id,
      week1,
      time1,
      week2,
      time2,
      firstLiveAt,
      teachers: sql<OfferedClass['teachers'] | null>`${names}`,
    })
    .from(stepUps)
    .leftJoin(stepUpClasses, ofChild)
    .where(ownStepUps(asked.userId))
    .orderBy(asc(week1), asc(time1), asc(week2), asc(time2), asc(id))
    .limit(MOST_CLASSES);
});

interface Offers {
  readonly standing: Standing;
  readonly preferred: readonly Cycle[];
  readonly classes: readonly OfferedClass[];
}

/** null: the child has no step-up. */
export async function findOffers(db: Parameters<typeof offersTo>[0], wanted: Wanted): Promise<Offers | null> {
  const rows = await offersTo(db, wanted);
  const [first] = rows;
  if (first === undefined) return null;
  const classes = rows.flatMap((row) =>
    row.id === null ? [] : [{ ...(row as Omit<OfferedClass, 'teachers'>), teachers: row.teachers ?? [] }],
  );
  return { standing: first, preferred: first.times ?? [], classes };
}

/** Nearest first. */
export function recommended(
  classes: readonly OfferedClass[],
  used: readonly WeeklyLesson[],
): readonly OfferedClass[] {
  return classes
    .flatMap((offered) => {
      const apart = distance(offered, used);
      return apart === null ? [] : [{ offered, apart }];
    })
    .sort((left, right) => left.apart - right.apart)
    .slice(0, MOST_RECOMMENDED)
    .map(({ offered }) => offered);
}
