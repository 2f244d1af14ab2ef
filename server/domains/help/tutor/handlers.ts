import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { students } from '../../account/tables';
import { BusinessError, requireSession, type HandlersOf } from '../../../core/http/handler';
import { pictureUrl } from '../../../core/http/file-url';
import { tutors } from './tables';

/** Shown to parents. */
const TUTOR_MESSAGES = { unknown: '没有找到孩子的这位辅导老师' } as const;

const unknown = () => new BusinessError(BACKEND_CODE.notFound, TUTOR_MESSAGES.unknown);

export const tutorHandlers: HandlersOf<'getTutor'> = {
  /** How to reach a tutor is told to the parents of the tutor's own children alone. */
  async getTutor({ crUid }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    const [child] = await db
      .select({ crUid: students.crUid })
      .from(students)
      .where(eq(students.userId, userId));
    if (child?.crUid !== crUid) throw unknown();
    const [tutor] = await db.select().from(tutors).where(eq(tutors.crUid, crUid));
    if (tutor === undefined) throw unknown();
    return {
      ...tutor,
      headImg: pictureUrl(context, tutor.headImg),
      weChatQrCode: pictureUrl(context, tutor.weChatQrCode),
      workingHours: [...tutor.workingHours],
      helpsWith: [...tutor.helpsWith],
    };
  },
};
