import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { PictureSchema, SectionSchema, ReportLinkSchema } from '../growth/report.schema';
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
/** 0: too few answers. */
const level = () => integer(0, HARDEST);
const named = T.Object({ sittingId: sittingId() });

/** An available evaluation. */
export const OfferedEvaluationSchema = T.Object({
  form: oneOf(EvaluationForm),
  subject: oneOf(Subject),
  title: text(32),
  /** What it measures, in one sentence. */
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
  /** Milliseconds left at the time of the response; 0 when over. */
  leftMs: millis(),
  /** Answered so far, and the estimated maximum: it may end earlier. */
  answered: integer(0, MOST_QUESTIONS),
  most: integer(1, MOST_QUESTIONS),
});

/** State of a sitting. `question` is null when it is over. */
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
  /** A short text derived from these figures. */
  words: text(128),
});

const result = {
  sitting: SittingSchema,
  level: level(),
  /** The level's name; says so where there is none. */
  levelName: text(32),
  /** The meaning of the levels, one line each, easiest first. */
  levels: list(T.Object({ level: integer(EASIEST, HARDEST), name: text(32), words: text(128) }), HARDEST),
  /** A short praise, backed by the figures. */
  praise: text(255),
  right: integer(0, MOST_QUESTIONS),
  asked: integer(0, MOST_QUESTIONS),
  /** Percentage of the questions asked. */
  percent: percent(),
  seconds: integer(0, 36_000),
  abilities: list(EvaluatedAbilitySchema, 20),
};

export const EvaluationResultSchema = T.Object(result);

/** An asked question with its solution. */
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
  /** Picture of the abilities, as in growth reports; null with fewer than three. */
  picture: T.Union([PictureSchema, T.Null()]),
  /** In the order asked, including unanswered ones. */
  questions: list(AnalysedSchema, MOST_QUESTIONS),
});

/** The parents' report for both forms; the sections differ. */
export const AppraisalSchema = T.Object({
  ...result,
  title: text(64),
  takenOn: date(),
  /** Summary in one sentence. */
  sentence: text(255),
  sections: list(SectionSchema, 12),
  tonight: ReportLinkSchema,
  /** The growth report created from it; 0: none, too few answers. */
  evaluationId: idOrZero(),
});

export const evaluationSchemas = {
  listEvaluations: {
    request: T.Object({ age: T.Optional(age()), subject: T.Optional(oneOf(Subject)) }),
    response: list(OfferedEvaluationSchema, 20),
  },
  /** The code is that of a login. The token is valid for the calls of this file only. */
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
  /** The child being tested and its sittings, newest first. */
  getEvaluations: {
    request: nothingAsked(),
    response: T.Object({
      childName: typed(SITTING_NAME_MAX),
      /** 0: unknown. */
      age: integer(0, 99),
      sittings: askedFor(list(SittingSchema, 50)),
    }),
  },
  /** Resumes an unfinished sitting, ignoring the requested form. */
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
  /** Answers are final: the same position again returns the current state. */
  answerEvaluation: {
    request: T.Object({
      sittingId: sittingId(),
      questionId: id(),
      position: position(),
      answer: AnswerSchema,
    }),
    response: TurnSchema,
  },
  /** Ends a sitting early or when time is over. Idempotent. */
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
