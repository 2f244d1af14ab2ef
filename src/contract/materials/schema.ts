import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  date,
  dateTime,
  id,
  integer,
  list,
  nothingAsked,
  nothingTold,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { collectSchemas } from './collect.schema';
import { QuestionSchema, SolutionSchema } from '../questions/question.schema';
import { MaterialFileKind, TeachAidKind, TeachAidState } from './values';

const paged = { page: integer(1, 1000), limit: integer(1, 50) };

const Material = T.Object({
  id: id(),
  subject: oneOf(Subject),
  title: text(64),
  summary: text(200),
  cover: url(),
  fileCount: integer(),
  videoCount: integer(),
  updatedAt: date(),
});

const MaterialFile = T.Object({
  id: id(),
  materialId: id(),
  kind: oneOf(MaterialFileKind),
  subject: oneOf(Subject),
  title: text(128),
  /** Of a picture or a film. */
  cover: T.Optional(url()),
  /** Of a PDF or a picture; films have a page of their own. */
  url: T.Optional(url()),
  /** Bytes. */
  size: integer(),
  /** Seconds, of a film. */
  duration: T.Optional(integer()),
});

export const TeachAidSchema = T.Object({
  aidId: id(),
  kind: oneOf(TeachAidKind),
  subject: oneOf(Subject),
  title: text(64),
  courseName: text(128),
  picture: url(),
  state: oneOf(TeachAidState),
});

const AidFilm = T.Object({ id: id(), title: text(128), cover: url(), duration: integer() });

export const TeachAidDetailSchema = T.Object({
  ...TeachAidSchema.properties,
  summary: text(500),
  /** Of the aid itself, to look at closely. */
  pictures: list(url(), 10),
  contents: list(T.Object({ name: text(64), count: integer(1, 999), picture: url() }), 30),
  /** How it is used, step by step. */
  steps: list(T.Object({ title: text(64), text: text(255), picture: url() }), 20),
  /** Learning films (/learningVideo); for those who may see them. */
  films: list(AidFilm, 10),
});

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

export const materialsSchemas = {
  /** Of the subjects that the child studies. `page` counts from 1; the length of the whole list is the envelope's `count`. */
  getLearningMaterials: {
    request: T.Object({ ...paged, subject: T.Optional(oneOf(Subject)) }),
    response: list(Material, 50),
  },
  /** Of one material; of all that the child may see when absent. */
  getMaterialFiles: {
    request: T.Object({ ...paged, materialId: T.Optional(id()) }),
    response: list(MaterialFile, 50),
  },
  getLearningVideo: {
    request: T.Object({ id: id() }),
    response: T.Object({
      id: id(),
      materialId: id(),
      subject: oneOf(Subject),
      title: text(128),
      summary: text(500),
      cover: url(),
      url: url(),
      duration: integer(),
      /** The other films of the same material. */
      others: list(T.Object({ id: id(), title: text(128), cover: url(), duration: integer() }), 20),
    }),
  },
  /** Of the child's courses. The envelope's `count` is that of the whole list. */
  listTeachAids: { request: T.Object(paged), response: list(TeachAidSchema, 50) },
  /** For everybody who has one in hand and is logged in; null: there is no such aid. */
  getTeachAid: {
    request: T.Object({ aidId: id() }),
    response: T.Union([TeachAidDetailSchema, T.Null()]),
  },
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
  /**
   * One of the collection, by its own id or by that of the bank's question, also where the collection is not open: homework and
   * exercise book show their own wrong ones. Refused where it is not in it.
   */
  getWrongQuestion: {
    request: T.Object({ id: T.Optional(id()), questionId: T.Optional(id()) }),
    response: T.Object({
      ...Question.properties,
      /** With its solution; null for what was asked elsewhere, of which there are words alone. */
      question: T.Union([QuestionSchema, T.Null()]),
      /** The collection is open to this parent, so that it may be marked as mastered. */
      mayMark: T.Boolean(),
      solution: T.Union([SolutionSchema, T.Null()]),
    }),
  },
  /** Marking twice is marking once. */
  masterWrongQuestion: { request: T.Object({ id: id(), isMastered: T.Boolean() }), response: nothingTold() },
  ...collectSchemas,
};

export type TeachAid = Static<typeof TeachAidSchema>;
export type TeachAidDetail = Static<typeof TeachAidDetailSchema>;
