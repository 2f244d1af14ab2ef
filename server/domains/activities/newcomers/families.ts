/** New families, and those without a purchase: who is given an entrance link. */
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { StudentStatus } from '../../../../src/contract/profile/status';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { personColumns } from '../../account/people';
import { accounts, students } from '../../account/tables';
import { studentActivities } from '../../home/due/tables';

const isNew = or(
  isNotNull(studentActivities.newcomerSince),
  eq(students.studentStatus, StudentStatus.unofficial),
);

const families = (db: Db) =>
  db
    .select({ ...personColumns, total: totalRows })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .leftJoin(studentActivities, eq(studentActivities.userId, students.userId));

/** Newest first. */
export const newFamilies = (db: Db, { limit, offset }: Paging) =>
  families(db).where(isNew).orderBy(desc(students.userId)).limit(limit).offset(offset);

/** undefined: no new one. */
export async function newFamily(db: Db, userId: number) {
  const [family] = await families(db).where(and(isNew, eq(students.userId, userId)));
  return family;
}
