import { Type as T, type Static } from '@sinclair/typebox';
import { idOrZero, maybeToken, text } from '../primitives.schema';

const withToken = T.Object({ token: maybeToken() });

export const GroupSchema = T.Object({ groupId: idOrZero(), groupName: text(64) });

export const worksSchemas = {
  getGroupIdByLittleTeacher: { request: withToken, response: GroupSchema },
};

export type Group = Static<typeof GroupSchema>;
