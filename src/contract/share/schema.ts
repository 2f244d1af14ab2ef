import { Type as T, type Static } from '@sinclair/typebox';
import { askedFor, filled, integer, maybeToken, text, url } from '../primitives.schema';

/** 0 means shown. */
const hide = () => T.Optional(integer(0, 1));

/** JSON in `typeValue` of inviteConfig. */
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
  /** For a share in WeChat; `id` is what was shared: a share's own (assumed). Stars once a day, whatever was shared (assumed). */
  getBeacoinByShareWechat: {
    request: T.Object({ token: maybeToken(), id: filled(64) }),
    response: T.Object({ stars: integer(), isFirstToday: T.Boolean() }),
  },
};

export type InviteConfig = Static<typeof InviteConfigSchema>;
