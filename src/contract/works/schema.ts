import { Type as T, type Static } from '@sinclair/typebox';
import { filled, idOrZero, maybeToken, nothingTold, text } from '../primitives.schema';

const withToken = T.Object({ token: maybeToken() });

export const GroupSchema = T.Object({ groupId: idOrZero(), groupName: text(64) });

export const worksSchemas = {
  getGroupIdByLittleTeacher: { request: withToken, response: GroupSchema },
  /** Coins for a share in WeChat; `id` is what was shared. */
  getBeacoinByShareWechat: {
    request: T.Object({ token: maybeToken(), id: filled(64) }),
    response: nothingTold(),
  },
};

export type Group = Static<typeof GroupSchema>;
