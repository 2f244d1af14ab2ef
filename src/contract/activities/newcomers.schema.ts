import { Type as T, type Static } from '@sinclair/typebox';
import { accountSchemas } from '../account/schema';
import { ReportKind } from '../growth/values';
import { askedFor, dateTime, id, idOrZero, integer, list, oneOf, text } from '../primitives.schema';
import { EntranceLinkState, FreeTrialState, NewcomerScene, NewcomerTask } from './values';

const ComingLessonSchema = T.Object({
  liveId: id(),
  name: text(),
  lessonTime: dateTime(),
  durationMinutes: integer(),
});

export const NewcomerPathSchema = T.Object({
  /** Falls back to the app's default text. */
  title: text(32),
  scene: oneOf(NewcomerScene),
  /** Empty unless it is a new student. */
  tasks: askedFor(list(T.Object({ task: oneOf(NewcomerTask), isDone: T.Boolean() }), 10)),
  reward: T.Object({ stars: integer(), peaCoins: integer() }),
  /** The next lesson, if any. */
  lesson: T.Optional(ComingLessonSchema),
  /** The first readable report. */
  report: T.Optional(T.Object({ id: id(), kind: oneOf(ReportKind), evaluationId: idOrZero() })),
});

export const FreeTrialSchema = T.Object({
  state: oneOf(FreeTrialState),
  /** '' when not yet claimed. */
  claimedAt: dateTime(),
  lesson: T.Optional(ComingLessonSchema),
});

/** Code of a link created by our backend. */
const linkCode = () => T.String({ minLength: 1, maxLength: 64 });

export const EntranceLinkSchema = T.Object({
  state: oneOf(EntranceLinkState),
  /** '138****0001' for an open link; otherwise ''. */
  phoneMask: text(32),
  /** The link belongs to the account that is logged in. */
  isOwn: T.Boolean(),
});

export const newcomerSchemas = {
  getNewcomerPath: { request: T.Object({}), response: NewcomerPathSchema },
  receiveNewcomerReward: { request: T.Object({}), response: NewcomerPathSchema },
  lookAtEntranceLink: { request: T.Object({ code: linkCode() }), response: EntranceLinkSchema },
  enterByLink: {
    request: T.Object({ code: linkCode() }),
    response: accountSchemas.verificationLogin.response,
  },
  getFreeTrial: { request: T.Object({}), response: FreeTrialSchema },
  claimFreeTrial: {
    request: T.Object({}),
    /** isNew: claimed by this call. */
    response: T.Object({ ...FreeTrialSchema.properties, isNew: T.Boolean() }),
  },
};

export type NewcomerPath = Static<typeof NewcomerPathSchema>;
export type FreeTrial = Static<typeof FreeTrialSchema>;
export type EntranceLink = Static<typeof EntranceLinkSchema>;
