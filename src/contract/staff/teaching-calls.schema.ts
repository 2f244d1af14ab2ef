/** Homework that waits for a correction, and material that parents sent in. `url` of a file is valid for the session that received it. */
import { Type as T, type Static } from '@sinclair/typebox';
import { formAnswers, formSections } from '../help/form.schema';
import { CheckedSchema, QuestionSchema, answersSchema } from '../questions/question.schema';
import { MAX_RECORDING_SECONDS } from '../questions/values';
import { CorrectedItemSchema, PhotoMarksSchema } from '../homework/homework.schema';
import { HomeworkState } from '../homework/values';
import { dateTime, id, integer, list, noData, oneOf, text, typed, url } from '../primitives.schema';
import { operatorCall } from './define';
import { paging } from './staff-calls.schema';
import { REASON_LENGTH, StaffRole } from './values';

const teachers = [StaffRole.teacher];
const judges = [StaffRole.teacher, StaffRole.editor];

const handIn = {
  homeworkId: id(),
  childName: text(64),
  title: text(64),
  courseName: text(128),
  state: oneOf(HomeworkState),
  /** To be sent back with the correction. */
  round: integer(1, 99),
  handedInAt: dateTime(),
};

const voice = {
  /** As the upload (VOICE_PATH) answered. */
  key: T.String({ pattern: '^uploads/[a-z0-9]{48}\\.[a-z0-9]{2,4}$' }),
  seconds: integer(1, MAX_RECORDING_SECONDS),
};
const Voice = T.Union([T.Object(voice), T.Null()]);
const HeardVoice = T.Union([T.Object({ ...voice, url: url() }), T.Null()]);

/** As it was sent, so that it can be sent again with changes. */
const CorrectedBeforeSchema = T.Object({
  words: text(1000),
  stars: integer(0, 5),
  voice: HeardVoice,
  items: list(T.Object({ ...CorrectedItemSchema.properties, voice: HeardVoice }), 60),
});

/** Of a whole hand-in. What is left out of an item keeps the program's result. */
export const CorrectionBodySchema = T.Object({
  round: integer(1, 99),
  words: text(1000),
  stars: integer(0, 5),
  voice: Voice,
  /** The child is to do it again. */
  isHandedBack: T.Boolean(),
  items: list(
    T.Object({
      questionId: id(),
      words: text(1000),
      points: T.Optional(integer(0, 100)),
      voice: Voice,
      /** ✓ ½ ✗ and strokes on the photos of the answer. */
      marks: list(PhotoMarksSchema, 9),
    }),
    60,
  ),
});

export type CorrectionBody = Static<typeof CorrectionBodySchema>;

const sent = {
  requestId: id(),
  userId: id(),
  childName: text(64),
  title: text(128),
  asker: text(64),
  sentAt: dateTime(),
};
const submission = T.Object({ requestId: id(), userId: id() });

export const teachingCalls = {
  listHandedIn: operatorCall({
    method: 'GET',
    path: '/operator/homework/waiting',
    summary: 'Longest waiting first.',
    roles: teachers,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object(handIn), 100),
  }),
  getHandIn: operatorCall({
    method: 'GET',
    path: '/operator/homework/hand-in',
    summary:
      'The newest hand-in with its questions, answers and what the program or an earlier correction found.',
    roles: teachers,
    audited: true,
    request: T.Object({ homeworkId: id() }),
    response: T.Object({
      ...handIn,
      task: text(2000),
      questions: list(
        T.Object({
          question: QuestionSchema,
          isRequired: T.Boolean(),
          checked: CheckedSchema,
          rightWords: text(2000),
          /** The answer in words; '' for files, or without one. */
          givenWords: text(2000),
        }),
        60,
      ),
      answers: answersSchema(),
      /** Correction of this round, by the program or a teacher. */
      before: T.Union([CorrectedBeforeSchema, T.Null()]),
    }),
  }),
  correctHomework: operatorCall({
    method: 'POST',
    path: '/operator/homework/correct',
    summary: 'Corrects a hand-in; the parent is notified.',
    roles: teachers,
    audited: true,
    request: T.Object({ homeworkId: id(), ...CorrectionBodySchema.properties }),
    response: noData(),
  }),
  listSentMaterials: operatorCall({
    method: 'GET',
    path: '/operator/materials/waiting',
    summary: 'Longest waiting first.',
    roles: judges,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object(sent), 100),
  }),
  openSentMaterial: operatorCall({
    method: 'POST',
    path: '/operator/materials/open',
    summary: 'One submission with its answers. From now on its parent cannot take it back.',
    roles: judges,
    audited: true,
    request: submission,
    response: T.Object({ ...sent, sections: formSections(), answers: formAnswers() }),
  }),
  acceptMaterial: operatorCall({
    method: 'POST',
    path: '/operator/materials/accept',
    summary: 'Accepts it; the parent is notified.',
    roles: judges,
    audited: true,
    request: submission,
    response: noData(),
  }),
  sendBackMaterial: operatorCall({
    method: 'POST',
    path: '/operator/materials/send-back',
    summary: 'The parent reads the reason and may send it again.',
    roles: judges,
    audited: true,
    request: T.Object({ ...submission.properties, reason: typed(REASON_LENGTH.max) }),
    response: noData(),
  }),
} as const;

export const VoiceQuerySchema = T.Object({ homeworkId: id() });
export const VoiceAnswerSchema = T.Object({ key: voice.key });
