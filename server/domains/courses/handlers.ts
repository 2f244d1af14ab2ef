import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import {
  CourseAudience,
  CourseType,
  Subject,
  SubjectCode,
  type SubjectName,
} from '../../../src/contract/courses/values';
import { StudentStatus } from '../../../src/contract/profile/status';
import type { Db } from '../../core/db/types';
import { requireSession, type HandlersOf, type Session } from '../../core/http/handler';
import { brandsWithHours } from '../hours/movements';
import { cardFacts } from './card-progress';
import { SUBJECT_NAMES } from './subject-names';
import { courses, enrollments } from './tables';
import { toCard } from './wire';

/** Course types that count as studying a subject: a trial does not. */
const STUDIED = [CourseType.live, CourseType.recorded];

const subjectNames = Object.keys(Subject) as SubjectName[];

export const courseHandlers: HandlersOf<'getUserSubject' | 'getCourseStudyList'> = {
  async getUserSubject(_request, context) {
    const { userId } = requireSession(context);
    const found = await findStudied(context.db, userId);
    const withHours = await brandsWithHours(context.db, userId);
    return subjectNames.flatMap((name) => {
      const first = found.find(({ subject }) => subject === Subject[name]);
      const brandCode = SubjectCode[name];
      // Trial hours belong to the child too: the "mine" page sums the hours of the brands in this list.
      if (first === undefined && !withHours.includes(brandCode)) return [];
      const cate = first === undefined ? {} : { cateId: first.id };
      return [{ subject: Subject[name], name: SUBJECT_NAMES[Subject[name]], brandCode, ...cate }];
    });
  },

  async getCourseStudyList({ subject }, context) {
    const session = requireSession(context);
    const found = await context.db
      .select({ course: courses })
      .from(courses)
      .leftJoin(
        enrollments,
        and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, session.userId)),
      )
      .where(and(hasCourse(session), subject === undefined ? undefined : eq(courses.subject, subject)))
      .orderBy(asc(courses.position), asc(courses.id));
    const rows = found.map(({ course }) => course);
    const facts = await cardFacts(context, session.userId, rows);
    return rows.map((course) => toCard(course, facts.get(course.id) ?? { donePercent: 0 }, context));
  },
};

const findStudied = (db: Db, userId: number) =>
  db
    .select({ id: courses.id, subject: courses.subject })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), inArray(courses.courseType, STUDIED)))
    .orderBy(asc(courses.position), asc(courses.id));

export const countSubjects = async (db: Db, userId: number): Promise<number> =>
  new Set((await findStudied(db, userId)).map(({ subject }) => subject)).size;

const hasCourse = ({ studentStatus }: Session): SQL | undefined =>
  or(isNotNull(enrollments.userId), eq(courses.audience, audienceOf(studentStatus)));

/** Courses without enrolment: a trial before the first purchase, recommendations afterwards. */
const audienceOf = (status: StudentStatus): CourseAudience =>
  status === StudentStatus.official ? CourseAudience.recommended : CourseAudience.unofficial;
