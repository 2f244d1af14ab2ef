import { Type as T, type Static } from '@sinclair/typebox';
import { SubjectCode } from '../courses/values';
import {
  askedFor,
  dateTime,
  filled,
  id,
  integer,
  list,
  maybeToken,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { InvitationState, InviteEvent } from './invite';

/** 0 means shown. */
const hide = () => T.Optional(integer(0, 1));

const INVITE_MOST = 10_000;

/** The inviter's reward and its condition. `brandCode`: brand of the hours, default thinking. All ours (assumed). */
export const InviteRewardSchema = T.Object({
  on: oneOf(InviteEvent),
  stars: T.Optional(integer(0, INVITE_MOST)),
  peaCoins: T.Optional(integer(0, INVITE_MOST)),
  hours: T.Optional(integer(0, 100)),
  brandCode: T.Optional(oneOf(SubjectCode)),
});

/** An invited friend; the parent sees only the masked phone. */
const InvitationSchema = T.Object({
  id: id(),
  phoneMask: text(32),
  state: oneOf(InvitationState),
  registeredAt: dateTime(),
  /** '' until then. */
  creditedAt: dateTime(),
  /** Amounts granted; 0 until then. */
  stars: integer(),
  peaCoins: integer(),
  hours: integer(),
});

/** JSON in `typeValue` of inviteConfig. Only inviteConfig's `reward` is used; without it friends are listed without rewards. */
export const InviteConfigSchema = T.Object({
  inviteTitle: T.Optional(text(64)),
  indexHide: hide(),
  indexPosterUrl: T.Optional(url()),
  indexPresentUrl: T.Optional(url()),
  minePosterHide: hide(),
  minePosterUrl: T.Optional(url()),
  minePresentHide: hide(),
  minePresentUrl: T.Optional(url()),
  miniPosterHide: hide(),
  miniPosterUrl: T.Optional(url()),
  miniPresentHide: hide(),
  miniPresentUrl: T.Optional(url()),
  reward: T.Optional(InviteRewardSchema),
});

export const shareSchemas = {
  /** `sUrl` is the page's URL without its fragment. `timestamp` is in seconds. */
  getSignPackage: {
    request: T.Object({ sUrl: T.String({ minLength: 1, maxLength: 2048, pattern: '^https?://' }) }),
    response: T.Object({
      appId: text(64),
      timestamp: T.Integer({ minimum: 0 }),
      nonceStr: askedFor(text(64)),
      signature: askedFor(text(64)),
    }),
  },
  /**
   * The card is shown when `taskStatus` is not 5 and the invite configuration does not hide it. courseBelong: the brand code of the first
   * subject; courseSubjectTypes: the subjects, comma-separated (both assumed). rewardValue: pea coins (assumed).
   */
  getPosterTask: {
    request: T.Object({ courseBelong: filled(64), courseSubjectTypes: filled(255) }),
    response: T.Object({ rewardValue: integer(), taskStatus: integer(0, 99), remark: text(255) }),
  },
  /** Friends registered through this parent's invitation, newest first. The envelope's `count` is the total. */
  listInvitations: {
    request: T.Object({ page: integer(1, 100_000), limit: integer(1, 50) }),
    response: list(InvitationSchema, 50),
  },
  /** After a share in WeChat; `id` of what was shared, such as a share's (assumed). Stars once a day, whatever was shared (assumed). */
  getBeacoinByShareWechat: {
    request: T.Object({ token: maybeToken(), id: filled(64) }),
    response: T.Object({ stars: integer(), isFirstToday: T.Boolean() }),
  },
};

export type InviteConfig = Static<typeof InviteConfigSchema>;
export type InviteReward = Static<typeof InviteRewardSchema>;
export type Invitation = Static<typeof InvitationSchema>;
