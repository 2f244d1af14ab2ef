/** Lessons with their contents in the contract's format. */
import type { CallContext } from '../../../core/http/handler';
import { toClass, statusOf } from '../wire';
import type { findLesson } from './find';

type Found = NonNullable<Awaited<ReturnType<typeof findLesson>>>;

export const toItem = ({ lesson, course, hasHomework, teacher }: Found, context: CallContext) => ({
  ...toClass({ lesson, course, hasHomework, teacherName: teacher.name }, context),
  status: statusOf(lesson, context.clock.now()),
  courseName: course.name,
});
