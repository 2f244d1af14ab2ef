import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { PictureSchema, SectionSchema, WayOnSchema } from '../growth/report.schema';
import {
  areaCode,
  askedFor,
  cipher,
  cipherVersion,
  date,
  id,
  idOrZero,
  integer,
  list,
  millis,
  nothingAsked,
  oneOf,
  text,
  token,
  typed,
  written,
} from '../primitives.schema';
import { AnswerSchema, CheckedSchema, QuestionSchema, SolutionSchema } from '../questions/question.schema';
import {
  EASIEST,
  EVALUATION_AGES,
  EvaluationForm,
  HARDEST,
  MOST_QUESTIONS,
  SITTING_ID_LENGTH,
  SITTING_NAME_MAX,
  SittingEnd,
  SittingState,
} from './values';

const sittingId = () =>
  T.String({ minLength: SITTING_ID_LENGTH, maxLength: SITTING_ID_LENGTH, pattern: '^[\\w-]+$' });
const age = () => integer(EVALUATION_AGES.youngest, EVALUATION_AGES.oldest);
const position = () => integer(1, MOST_QUESTIONS);
const percent = () => integer(0, 100);
/** 0: too little was answered to say. */
const level = () => integer(0, HARDEST);
const named = T.Object({ sittingId: sittingId() });

/** An evaluation that is offered. */
export const OfferedEvaluationSchema = T.Object({
  form: oneOf(EvaluationForm),
  subject: oneOf(Subject),
  title: text(32),
  /** What it finds out, in a sentence. */
  words: text(255),
  minutes: integer(1, 120),
  fewest: integer(1, MOST_QUESTIONS),
  most: integer(1, MOST_QUESTIONS),
  fromAge: age(),
  toAge: age(),
});

export const SittingSchema = T.Object({
  id: sittingId(),
  form: oneOf(EvaluationForm),
  subject: oneOf(Subject),
  title: text(32),
  childName: typed(SITTING_NAME_MAX),
  age: age(),
  state: oneOf(SittingState),
  end: oneOf(SittingEnd),
  startedAt: millis(),
  /** By the server's clock. */
  deadlineAt: millis(),
  /** Of the same, when this was told; 0 when it is over. */
  leftMs: millis(),
  /** So many are answered, of about so many: it may end earlier. */
  answered: integer(0, MOST_QUESTIONS),
  most: integer(1, MOST_QUESTIONS),
});

/** Where a sitting stands. `question` is null when it is over. */
export const TurnSchema = T.Object({
  sitting: SittingSchema,
  position: integer(0, MOST_QUESTIONS),
  question: T.Union([QuestionSchema, T.Null()]),
});

export const EvaluatedAbilitySchema = T.Object({
  name: text(32),
  right: integer(0, MOST_QUESTIONS),
  asked: integer(1, MOST_QUESTIONS),
  percent: percent(),
  /** In a few words, true to these figures. */
  words: text(128),
});

const result = {
  sitting: SittingSchema,
  level: level(),
  /** The level in words; says so where there is none. */
  levelName: text(32),
  /** A short praise that is true. */
  praise: text(255),
  right: integer(0, MOST_QUESTIONS),
  asked: integer(0, MOST_QUESTIONS),
  /** Of those asked. */
  percent: percent(),
  seconds: integer(0, 36_000),
  abilities: list(EvaluatedAbilitySchema, 20),
};

export const EvaluationResultSchema = T.Object(result);

/** A question that was asked, with everything that is told afterwards. */
export const AnalysedSchema = T.Object({
  position: position(),
  question: QuestionSchema,
  difficulty: integer(EASIEST, HARDEST),
  ability: text(32),
  answer: T.Union([AnswerSchema, T.Null()]),
  checked: CheckedSchema,
  solution: SolutionSchema,
});

export const EvaluationAnalysisSchema = T.Object({
  ...result,
  /** Of the abilities, drawn as reports of the growth space are; null with fewer than three. */
  picture: T.Union([PictureSchema, T.Null()]),
  /** In the order in which they were asked; those that were asked and not answered are among them. */
  questions: list(AnalysedSchema, MOST_QUESTIONS),
});

/** The report for parents, of both forms; its sections differ. */
export const AppraisalSchema = T.Object({
  ...result,
  title: text(64),
  takenOn: date(),
  /** The whole in one sentence. */
  sentence: text(255),
  /** What the level means: one line a level, easiest first. */
  levels: list(T.Object({ level: integer(EASIEST, HARDEST), name: text(32), words: text(128) }), HARDEST),
  sections: list(SectionSchema, 12),
  tonight: WayOnSchema,
  /** The report of the growth space that it became; 0: none, too little was answered. */
  evaluationId: idOrZero(),
});

export const evaluationSchemas = {
  listEvaluations: {
    request: T.Object({ age: T.Optional(age()), subject: T.Optional(oneOf(Subject)) }),
    response: list(OfferedEvaluationSchema, 20),
  },
  /** The code is one for a login. The token opens the calls of this file and nothing else. */
  loginEvaluation: {
    request: T.Object({
      areaCode: areaCode(),
      phoneCipher: cipher(),
      cipherVersion: cipherVersion(),
      verificationCode: T.String({ minLength: 4, maxLength: 8, pattern: '^\\d+$' }),
      verificationCodeToken: T.Optional(text(512)),
    }),
    response: T.Object({ token: askedFor(token()), expiresAt: millis() }),
  },
  /** The child that answers, and what it took, the newest first. */
  getEvaluations: {
    request: nothingAsked(),
    response: T.Object({
      childName: typed(SITTING_NAME_MAX),
      /** 0: nobody said. */
      age: integer(0, 99),
      sittings: askedFor(list(SittingSchema, 50)),
    }),
  },
  /** One that is begun goes on, whatever else is asked for. */
  startEvaluation: {
    request: T.Object({
      form: oneOf(EvaluationForm),
      subject: oneOf(Subject),
      age: age(),
      childName: T.Optional(written(SITTING_NAME_MAX)),
    }),
    response: TurnSchema,
  },
  getEvaluationTurn: { request: named, response: TurnSchema },
  /** What is answered stays: the same position again tells where the sitting stands. */
  answerEvaluation: {
    request: T.Object({
      sittingId: sittingId(),
      questionId: id(),
      position: position(),
      answer: AnswerSchema,
    }),
    response: TurnSchema,
  },
  /** Before all is asked, or when time is over. Once more tells the same. */
  finishEvaluation: { request: named, response: SittingSchema },
  getEvaluationResult: { request: named, response: EvaluationResultSchema },
  getEvaluationAnalysis: { request: named, response: EvaluationAnalysisSchema },
  getEvaluationAppraisal: { request: named, response: AppraisalSchema },
};

export type OfferedEvaluation = Static<typeof OfferedEvaluationSchema>;
export type Sitting = Static<typeof SittingSchema>;
export type Turn = Static<typeof TurnSchema>;
export type EvaluatedAbility = Static<typeof EvaluatedAbilitySchema>;
export type EvaluationResult = Static<typeof EvaluationResultSchema>;
export type Analysed = Static<typeof AnalysedSchema>;
export type EvaluationAnalysis = Static<typeof EvaluationAnalysisSchema>;
export type Appraisal = Static<typeof AppraisalSchema>;
