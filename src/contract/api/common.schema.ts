/** Part 1 section 7, common. */
import { Type as T } from '@sinclair/typebox';
import { filled, integer, maybeToken, text } from './primitives.schema';

export const commonSchemas = {
  /** `channel` is the app's channel: SourceName (assumed, the request is not shown). */
  getSourceId: {
    request: T.Object({ channel: T.Optional(text(32)) }),
    response: T.Object({ sourceId: integer() }),
  },
  getSourceIdByKey: {
    request: T.Object({ sourceKey: filled(64) }),
    response: T.Object({ sourceId: integer() }),
  },
  getPresentId: {
    request: T.Object({ presentKey: filled(64) }),
    response: T.Object({ presentId: text(64) }),
  },
  /** `data` is the flag itself. */
  getIsGray: { request: T.Object({ token: maybeToken() }), response: T.Boolean() },
  getServiceToken: {
    request: T.Object({ serviceName: T.Literal('learning-partner'), token: maybeToken() }),
    response: T.Object({ token: text(1024) }),
  },
  /** `key` MARKETING_ACTIVITY_DOMAIN is the one in use. */
  findDictionary: { request: T.Object({ key: filled(64) }), response: T.Object({ value: text(2048) }) },
};
