/** The hour that the dialog after a registration speaks of. */
import { and, asc, eq } from 'drizzle-orm';
import { CourseType, Subject, SubjectCode, type SubjectName } from '../../src/contract/enums';
import { courses } from '../course/tables';
import type { Db } from '../db/types';
import { liveKind } from './gifts';
import { hourBalances, HourStatus } from './tables';

const subjectNames = Object.keys(Subject) as SubjectName[];

/** One live hour of the trial course that every new child has; none while the operator offers no such course. */
export async function giveTrialHour(db: Db, userId: number): Promise<void> {
  const [trial] = await db
    .select({ subject: courses.subject })
    .from(courses)
    .where(and(eq(courses.courseType, CourseType.trial), eq(courses.audience, 'unofficial')))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(1);
  const name = subjectNames.find((candidate) => Subject[candidate] === trial?.subject);
  if (name === undefined) return;
  const brandCode = SubjectCode[name];
  await db.insert(hourBalances).values({
    userId,
    brandCode,
    ...liveKind(brandCode),
    status: HourStatus.inUse,
    baseHours: 0,
    giveHours: 1,
  });
}
