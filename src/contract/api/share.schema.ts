/** WeChat's JS-SDK signature and the share poster (part 1 section 7). */
import { Type as T } from '@sinclair/typebox';
import { filled, integer, text } from './primitives.schema';

export const shareSchemas = {
  /** `sUrl` is the page's address without its fragment. `timestamp` is in seconds. */
  getSignPackage: {
    request: T.Object({ sUrl: T.String({ minLength: 1, maxLength: 2048, pattern: '^https?://' }) }),
    response: T.Object({
      appId: text(64),
      timestamp: T.Integer({ minimum: 0 }),
      nonceStr: text(64),
      signature: text(64),
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
};
