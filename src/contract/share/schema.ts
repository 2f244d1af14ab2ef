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

/** What an inviter gets for a friend, and upon what. `brandCode`: of the hours, thinking when it is not said. All of it is ours (assumed). */
export const InviteRewardSchema = T.Object({
  on: oneOf(InviteEvent),
  stars: T.Optional(integer(0, INVITE_MOST)),
  peaCoins: T.Optional(integer(0, INVITE_MOST)),
  hours: T.Optional(integer(0, 100)),
  brandCode: T.Optional(oneOf(SubjectCode)),
});

/** One friend of the session's parent, who is told the mask of the phone and no more. */
const InvitationSchema = T.Object({
  id: id(),
  phoneMask: text(32),
  state: oneOf(InvitationState),
  registeredAt: dateTime(),
  /** '' until then. */
  creditedAt: dateTime(),
  /** What came; 0 until it did. */
  stars: integer(),
  peaCoins: integer(),
  hours: integer(),
});

/** JSON in `typeValue` of inviteConfig. `reward` is read of inviteConfig alone; without it friends are listed and nothing is given. */
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
  /** `sUrl` is the page's address without its fragment. `timestamp` is in seconds. */
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
   * The card shows when `taskStatus` is not 5 and the invite configuration does not hide it. courseBelong: the brand code of
   * the first subject; courseSubjectTypes: the subjects by comma (both assumed). rewardValue: pea coins (assumed).
   */
  getPosterTask: {
    request: T.Object({ courseBelong: filled(64), courseSubjectTypes: filled(255) }),
    response: T.Object({ rewardValue: integer(), taskStatus: integer(0, 99), remark: text(255) }),
  },
  /** Friends who registered by this parent's invitation, the newest first. The length of the whole list is the envelope's `count`. */
  listInvitations: {
    request: T.Object({ page: integer(1, 100_000), limit: integer(1, 50) }),
    response: list(InvitationSchema, 50),
  },
  /** For a share in WeChat; `id` is what was shared: a share's own (assumed). Stars once a day, whatever was shared (assumed). */
  getBeacoinByShareWechat: {
    request: T.Object({ token: maybeToken(), id: filled(64) }),
    response: T.Object({ stars: integer(), isFirstToday: T.Boolean() }),
  },
};

export type InviteConfig = Static<typeof InviteConfigSchema>;
export type InviteReward = Static<typeof InviteRewardSchema>;
export type Invitation = Static<typeof InvitationSchema>;
