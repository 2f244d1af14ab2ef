import { and, eq, inArray } from 'drizzle-orm';
import { CourseType, type Subject } from '../../src/contract/courses/values';
import { StudentStatus } from '../../src/contract/profile/values';
import { BACKEND_CODE } from '../../src/contract/errors';
import { courses, enrollments } from '../courses/tables';
import { BusinessError, requireSession, type CallContext } from '../http/handler';
import { MATERIAL_MESSAGES } from './messages';

/** A trial is no course that is studied. */
const STUDIED = [CourseType.live, CourseType.recorded];

/** Materials are for official students; theirs are those of the subjects that they study. */
export async function admittedSubjects(context: CallContext): Promise<readonly Subject[]> {
  const { userId, studentStatus } = requireSession(context);
  if (studentStatus !== StudentStatus.official) {
    throw new BusinessError(BACKEND_CODE.forbidden, MATERIAL_MESSAGES.officialOnly, 403);
  }
  const found = await context.db
    .selectDistinct({ subject: courses.subject })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), inArray(courses.courseType, STUDIED)));
  return found.map(({ subject }) => subject);
}
