import { Type as T } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  askedFor,
  id,
  integer,
  list,
  maybeToken,
  millis,
  noData,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { answersSchema } from '../questions/question.schema';
import { exerciseBookSchemas } from './exercise-book.schema';
import { DraftSchema, HomeworkCardSchema, HomeworkDetailSchema } from './homework.schema';
import { HomeworkTab } from './values';

const withToken = T.Object({ token: maybeToken() });
const ofHomework = () => T.Object({ homeworkId: id() });

export const homeworkSchemas = {
  /** Unfinished homework. */
  workUndoneNum: { request: withToken, response: T.Object({ undoneNum: integer() }) },
  /** Handed back first, then by due date. The envelope's `count` is the total. */
  listHomework: {
    request: T.Object({
      page: integer(1, 10_000),
      limit: integer(1, 50),
      tab: oneOf(HomeworkTab),
      subject: T.Optional(oneOf(Subject)),
      /** Of one lesson only. */
      liveId: T.Optional(id()),
      /** Of the newest lesson that has begun; `liveId` takes precedence. */
      ofNewestLesson: T.Optional(T.Boolean()),
    }),
    response: list(HomeworkCardSchema, 50),
  },
  /** null: none, or another child's. */
  getHomework: { request: ofHomework(), response: T.Union([HomeworkDetailSchema, T.Null()]) },
  /** null: no draft. */
  getHomeworkDraft: { request: ofHomework(), response: T.Union([DraftSchema, T.Null()]) },
  /**
   * `baseVersion`: the version it is based on, 0 for none. draftConflict if another device has saved since; `overwrite`
   * is the parent's decision. Files not uploaded yet have '' as url.
   */
  saveHomeworkDraft: {
    request: T.Object({
      homeworkId: id(),
      /** The round it was written for: a late save must not become the next round's draft. */
      round: integer(1, 99),
      baseVersion: integer(0),
      overwrite: T.Boolean(),
      savedAt: millis(),
      device: text(32),
      answers: answersSchema(),
    }),
    response: T.Object({ version: integer(1) }),
  },
  /** `handInId` is client-generated: a retry returns the first response. Deletes the draft. */
  handInHomework: {
    request: T.Object({
      homeworkId: id(),
      handInId: T.String({ maxLength: 36, pattern: '^[0-9a-f-]{36}$' }),
      /** The round that the answers are for. */
      round: integer(1, 99),
      answers: answersSchema(),
      /** The parent confirmed to hand it in with unanswered questions. */
      leavesOpen: T.Optional(T.Boolean()),
    }),
    response: T.Object({ homework: HomeworkCardSchema, isNew: T.Boolean() }),
  },
  /** The parent saw the correction: corrected becomes done. Idempotent. */
  markHomeworkSeen: {
    request: T.Object({ homeworkId: id(), round: integer(1, 99) }),
    response: noData(),
  },
  /** The explanatory film; null if none, or not available to this child now. */
  getHomeworkFilm: {
    request: ofHomework(),
    response: T.Union([
      T.Object({ title: text(128), cover: url(), url: askedFor(url()), seconds: integer(0, 36_000) }),
      T.Null(),
    ]),
  },
  ...exerciseBookSchemas,
};
