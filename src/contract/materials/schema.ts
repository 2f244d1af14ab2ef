import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  date,
  dateTime,
  id,
  integer,
  list,
  nothingAsked,
  noData,
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
  /** Pictures and films only. */
  cover: T.Optional(url()),
  /** PDFs and pictures only; films have their own page. */
  url: T.Optional(url()),
  /** Bytes. */
  size: integer(),
  /** Seconds; films only. */
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
  /** Close-ups of the aid. */
  pictures: list(url(), 10),
  contents: list(T.Object({ name: text(64), count: integer(1, 999), picture: url() }), 30),
  /** Instructions, step by step. */
  steps: list(T.Object({ title: text(64), text: text(255), picture: url() }), 20),
  /** Learning films (/learningVideo), if this parent may see them. */
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
  /** Empty without options. */
  options: list(text(128), 8),
  childAnswer: text(128),
  rightAnswer: text(128),
  analysis: text(1000),
  /** The lesson it comes from. */
  source: text(64),
  wrongAt: dateTime(),
  wrongTimes: integer(1),
  isMastered: T.Boolean(),
});

export const materialsSchemas = {
  /** Subjects that the child studies. `page` is 1-based; the envelope's `count` is the total. */
  getLearningMaterials: {
    request: T.Object({ ...paged, subject: T.Optional(oneOf(Subject)) }),
    response: list(Material, 50),
  },
  /** Of one material; default: all that the child may see. */
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
  /** Of the child's courses. The envelope's `count` is the total. */
  listTeachAids: { request: T.Object(paged), response: list(TeachAidSchema, 50) },
  /** For every parent with a session, since the box has the code; null: no such aid. */
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
  /** Newest first. `page` is 1-based; the envelope's `count` is the total. */
  getWrongQuestions: {
    request: T.Object({
      page: integer(1, 10_000),
      limit: integer(1, 50),
      subject: oneOf(Subject),
      knowledgeId: T.Optional(id()),
      /** Absent: both. */
      isMastered: T.Optional(T.Boolean()),
    }),
    response: list(Question, 50),
  },
  /**
   * An entry by its id or by the question's. Works while the collection is closed to the parent: homework and the
   * exercise book show their wrong questions. Refused if it is not in the collection.
   */
  getWrongQuestion: {
    request: T.Object({ id: T.Optional(id()), questionId: T.Optional(id()) }),
    response: T.Object({
      ...Question.properties,
      /** With its solution; null for questions from elsewhere, of which only the text is stored. */
      question: T.Union([QuestionSchema, T.Null()]),
      /** The collection is open to this parent, so the question can be marked as mastered. */
      mayMark: T.Boolean(),
      solution: T.Union([SolutionSchema, T.Null()]),
    }),
  },
  /** Idempotent. */
  masterWrongQuestion: { request: T.Object({ id: id(), isMastered: T.Boolean() }), response: noData() },
  ...collectSchemas,
};

export type TeachAid = Static<typeof TeachAidSchema>;
export type TeachAidDetail = Static<typeof TeachAidDetailSchema>;
