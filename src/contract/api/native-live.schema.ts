/** Live audit in the mini program (part 2 sections 4.10 and 7). */
import { Type as T } from '@sinclair/typebox';
import { LiveStatus } from '../enums';
import { id, oneOf } from './primitives.schema';

export const nativeLiveSchemas = {
  getLiveCourse: {
    request: T.Object({ liveId: id() }),
    response: T.Object({ liveStatus: oneOf(LiveStatus) }),
  },
};
