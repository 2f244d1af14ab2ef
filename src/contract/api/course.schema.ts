/** Part 1 section 7 and part 2 section 7: the child's courses and homework. */
import { Type as T } from '@sinclair/typebox';
import { Subject } from '../enums';
import { CourseCategoryCardSchema, GroupSchema, UserSubjectSchema } from './entities-learning.schema';
import { integer, list, maybeToken, oneOf } from './primitives.schema';

const withToken = T.Object({ token: maybeToken() });

export const courseSchemas = {
  getUserSubject: { request: withToken, response: list(UserSubjectSchema, 20) },
  /** `subject` filters; absent means all (assumed). The app-project header is sent in the mini program. */
  getCourseStudyList: {
    request: T.Object({ token: maybeToken(), subject: T.Optional(oneOf(Subject)) }),
    response: list(CourseCategoryCardSchema),
  },
  /** Unfinished homework. */
  workUndoneNum: { request: withToken, response: T.Object({ undoneNum: integer() }) },
  getGroupIdByLittleTeacher: { request: withToken, response: GroupSchema },
};
