import { Type as T } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  askedFor,
  id,
  integer,
  list,
  maybeToken,
  millis,
  nothingTold,
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
  /** What presses most first: handed back, then by when it is due. The envelope's `count` is that of the whole list. */
  listHomework: {
    request: T.Object({
      page: integer(1, 10_000),
      limit: integer(1, 50),
      tab: oneOf(HomeworkTab),
      subject: T.Optional(oneOf(Subject)),
      /** Of one lesson alone. */
      liveId: T.Optional(id()),
      /** Of the newest lesson that has begun; `liveId` goes before it. */
      ofNewestLesson: T.Optional(T.Boolean()),
    }),
    response: list(HomeworkCardSchema, 50),
  },
  /** null: there is none, or it is another child's. */
  getHomework: { request: ofHomework(), response: T.Union([HomeworkDetailSchema, T.Null()]) },
  /** null: nothing is kept. */
  getHomeworkDraft: { request: ofHomework(), response: T.Union([DraftSchema, T.Null()]) },
  /**
   * `baseVersion`: the version that it grew from, 0 for none. Refused with draftConflict where another device saved one since;
   * `overwrite` is the parent's answer to that. Files that are not uploaded yet travel with '' as their url.
   */
  saveHomeworkDraft: {
    request: T.Object({
      homeworkId: id(),
      /** That it is typed for: what comes late is no draft of the next one. */
      round: integer(1, 99),
      baseVersion: integer(0),
      overwrite: T.Boolean(),
      savedAt: millis(),
      device: text(32),
      answers: answersSchema(),
    }),
    response: T.Object({ version: integer(1) }),
  },
  /** `handInId` is the device's own: a second time the same is told the first answer again. The draft goes with it. */
  handInHomework: {
    request: T.Object({
      homeworkId: id(),
      handInId: T.String({ maxLength: 36, pattern: '^[0-9a-f-]{36}$' }),
      /** The round that it was answered for. */
      round: integer(1, 99),
      answers: answersSchema(),
      /** The parent was asked, and hands it in although something of it is not answered. */
      leavesOpen: T.Optional(T.Boolean()),
    }),
    response: T.Object({ homework: HomeworkCardSchema, isNew: T.Boolean() }),
  },
  /** The parent saw the correction: corrected becomes done. Twice is once. */
  markHomeworkSeen: {
    request: T.Object({ homeworkId: id(), round: integer(1, 99) }),
    response: nothingTold(),
  },
  /** The film that explains it; null where there is none, or it is not for this child now. */
  getHomeworkFilm: {
    request: ofHomework(),
    response: T.Union([
      T.Object({ title: text(128), cover: url(), url: askedFor(url()), seconds: integer(0, 36_000) }),
      T.Null(),
    ]),
  },
  ...exerciseBookSchemas,
};
