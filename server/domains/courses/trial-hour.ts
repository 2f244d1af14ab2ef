/** The hour announced by the dialog after registration. */
import { and, asc, eq } from 'drizzle-orm';
import { CourseType } from '../../../src/contract/courses/values';
import { brandOf } from './brand';
import { courses } from './tables';
import type { OnLogin } from '../../core/http/context';
import { HOUR_MESSAGES } from '../hours/messages';
import { addGiven } from '../hours/movements';

/** One live hour of the trial course for every new child; none if the operator offers no such course. */
export const giveTrialHour: OnLogin = async (db, { userId, now }) => {
  const [trial] = await db
    .select({ subject: courses.subject })
    .from(courses)
    .where(and(eq(courses.courseType, CourseType.trial), eq(courses.audience, 'unofficial')))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(1);
  const brandCode = brandOf(trial?.subject);
  if (brandCode === undefined) return;
  await addGiven(db, { userId, brandCode, hours: 1, title: HOUR_MESSAGES.trial }, now);
};
