/** The child's tutor (/tutor). */
import { Type as T } from '@sinclair/typebox';
import { id, list, text, url } from './primitives.schema';

export const tutorSchemas = {
  /** `crUid`: of the private info. Another child's tutor is refused. */
  getTutor: {
    request: T.Object({ crUid: id() }),
    response: T.Object({
      crUid: id(),
      name: text(32),
      title: text(64),
      headImg: url(),
      /** '' where the tutor has none. */
      weChatId: text(64),
      /** A picture; '' where there is none. */
      weChatQrCode: url(),
      workingHours: list(T.Object({ days: text(32), hours: text(64) }), 10),
      /** What to ask the tutor about. */
      helpsWith: list(text(64), 10),
    }),
  },
};
