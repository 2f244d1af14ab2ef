/** What each family chose, and what staff then do: place the child, arrange the rest. */
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { StepUpStatus } from '../../../../src/contract/stepup/values';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import type { Clock } from '../../../core/time';
import { students } from '../../account/tables';
import { teachers } from '../../courses/timetable/tables';
import { ofYear } from '../classes';
import type { Cycle } from '../cycle';
import { refused } from '../info';
import { SEASON_MESSAGES } from '../messages';
import { ownStepUps } from '../policies';
import { lockStepUp, record, type Change, type ChangedBy, type StepUpRow } from '../record';
import { seatIn } from '../seat';
import { preferredTimes, stepUpFlags, stepUps } from '../tables';
import { notifyFormed } from '../notices';

interface Wanted {
  readonly stepId?: number | undefined;
  readonly status?: StepUpStatus | undefined;
  readonly userId?: number | undefined;
}

/** Those who wait for a class come first. */
export const familiesOf = (db: Db, { status, stepId, userId }: Wanted, { limit, offset }: Paging) => {
  const times = sql<readonly Cycle[] | null>`(select json_agg(json_build_object(
    'week1', ${preferredTimes.week1}, 'time1', ${preferredTimes.time1},
    'week2', ${preferredTimes.week2}, 'time2', ${preferredTimes.time2}) order by ${preferredTimes.position})
    from ${preferredTimes} where ${preferredTimes.userId} = ${stepUps.userId})`;
  return db
    .select({
      row: getTableColumns(stepUps),
      ...{ kidName: students.kidName, teacher: teachers.name, times, total: totalRows },
    })
    .from(stepUps)
    .innerJoin(students, eq(students.userId, stepUps.userId))
    .leftJoin(teachers, eq(teachers.id, stepUps.newTeacherId))
    .where(
      and(
        userId === undefined ? undefined : ownStepUps(userId),
        status === undefined ? undefined : eq(stepUps.status, status),
        stepId === undefined ? undefined : sql`${ofYear} = ${stepId}`,
      ),
    )
    .orderBy(
      desc(sql`${stepUps.status} = ${StepUpStatus.grouping}`),
      asc(stepUps.status),
      asc(stepUps.userId),
    )
    .limit(limit)
    .offset(offset);
};

export type Family = Awaited<ReturnType<typeof familiesOf>>[number];

/** The parent named times, or confirmed while no class was suggested. */
export const lacksClass = ({ newClassId, status }: Pick<StepUpRow, 'newClassId' | 'status'>): boolean =>
  status === StepUpStatus.grouping || (status === StepUpStatus.complete && newClassId === null);

interface Placing {
  readonly userId: number;
  readonly classId: number;
  readonly by: ChangedBy;
  readonly clock: Clock;
}

/** Into a class that was formed; the parent who named times is notified. false: the child has no step-up. */
export async function placeChild(tx: Db, { by, classId, clock, userId }: Placing): Promise<boolean> {
  const locked = await lockStepUp(tx, userId);
  if (locked === undefined) return false;
  const { row } = locked;
  if (!lacksClass(row)) throw refused(SEASON_MESSAGES.notWaiting);
  const now = clock.now();
  const seat = await seatIn(tx, { row, classId, now });
  if (seat === 'seatTaken') throw refused(SEASON_MESSAGES.full);
  if (seat === 'otherStep') throw refused(SEASON_MESSAGES.otherStep);
  const columns = { ...seat, status: StepUpStatus.complete };
  await record(tx, { row, columns, kind: 'place', by, now });
  await notifyFormed({ db: tx, clock });
  return true;
}

type Arranged = Pick<StepUpRow, 'mayChoose' | 'releaseAt' | 'stage' | 'provider'>;

/** `row`: locked. */
export async function arrange(
  tx: Db,
  { columns, ...change }: Pick<Change, 'by' | 'now' | 'row'> & { readonly columns: Arranged },
): Promise<void> {
  const { userId } = change.row;
  const flags = { h5Update: columns.mayChoose, partnerUpdate: columns.mayChoose };
  await tx
    .insert(stepUpFlags)
    .values({ userId, ...flags })
    .onConflictDoUpdate({ target: stepUpFlags.userId, set: flags });
  await record(tx, { ...change, columns, kind: 'arrange' });
}
