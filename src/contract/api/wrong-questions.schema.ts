/** The wrong-question collection (/wrongWorkGroup). Only for those whom the configuration lets in. */
import { Type as T } from '@sinclair/typebox';
import { Subject } from '../enums';
import {
  dateTime,
  id,
  integer,
  list,
  nothingAsked,
  nothingTold,
  oneOf,
  text,
  url,
} from './primitives.schema';

const counts = { total: integer(), open: integer() };

const Question = T.Object({
  id: id(),
  subject: oneOf(Subject),
  knowledgeId: id(),
  knowledge: text(64),
  stem: text(1000),
  picture: T.Optional(url()),
  /** '' where the question has none to choose from. */
  options: list(text(128), 8),
  childAnswer: text(128),
  rightAnswer: text(128),
  analysis: text(1000),
  /** The lesson that it comes from. */
  source: text(64),
  wrongAt: dateTime(),
  wrongTimes: integer(1),
  isMastered: T.Boolean(),
});

export const wrongQuestionsSchemas = {
  /** `open`: not yet mastered. */
  getWrongQuestionGroups: {
    request: nothingAsked(),
    response: list(
      T.Object({
        subject: oneOf(Subject),
        ...counts,
        points: list(T.Object({ id: id(), name: text(64), ...counts }), 100),
      }),
      20,
    ),
  },
  /** The newest first. `page` counts from 1; the length of the whole list is the envelope's `count`. */
  getWrongQuestions: {
    request: T.Object({
      page: integer(1, 10_000),
      limit: integer(1, 50),
      subject: oneOf(Subject),
      knowledgeId: T.Optional(id()),
      /** Both when absent. */
      isMastered: T.Optional(T.Boolean()),
    }),
    response: list(Question, 50),
  },
  /** Marking twice is marking once. */
  masterWrongQuestion: { request: T.Object({ id: id(), isMastered: T.Boolean() }), response: nothingTold() },
};
