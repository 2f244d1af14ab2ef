/** The child's classes, past and coming (/myClassList), and their calendar file. */
import { Type as T } from '@sinclair/typebox';
import { ClassListWhen } from '../class-list';
import { StudyPlanClassSchema } from './entities-learning.schema';
import { filled, id, integer, list, nothingAsked, oneOf, text, url } from './primitives.schema';

export const ClassListItemSchema = T.Object({
  ...StudyPlanClassSchema.properties,
  courseName: text(128),
});

export const classListSchemas = {
  /** The envelope's `count` is that of the whole list. `groupId`: of one course category; absent: of all. Coming classes come with the next one first, past ones with the last. */
  getClassList: {
    request: T.Object({
      groupId: T.Optional(id()),
      when: oneOf(ClassListWhen),
      page: integer(1, 1000),
      limit: integer(1, 50),
    }),
    response: list(ClassListItemSchema, 50),
  },
  /** An address that hands the coming classes out once, as iCalendar (RFC 5545). */
  exportClassCalendar: {
    request: nothingAsked(),
    response: T.Object({ url: url(), fileName: filled(64), expiresInSeconds: integer(1) }),
  },
};
