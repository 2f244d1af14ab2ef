import { eq } from 'drizzle-orm';
import { students } from '../../account/tables';
import { requireSession, type HandlersOf } from '../../../core/http/handler';
import { pictureUrl } from '../../../core/http/file-url';
import { tutors } from './tables';
import { orNotFound } from '../../../core/http/policy';
import { isTutor } from '../policies';

/** Shown to parents. */
const TUTOR_MESSAGES = { unknown: '找不到这位辅导老师' } as const;

export const tutorHandlers: HandlersOf<'getTutor'> = {
  async getTutor({ crUid }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    const [child] = await db
      .select({ crUid: students.crUid })
      .from(students)
      .where(eq(students.userId, userId));
    orNotFound(child, TUTOR_MESSAGES.unknown, isTutor(crUid));
    const [row] = await db.select().from(tutors).where(eq(tutors.crUid, crUid));
    const tutor = orNotFound(row, TUTOR_MESSAGES.unknown);
    return {
      ...tutor,
      headImg: pictureUrl(context, tutor.headImg),
      weChatQrCode: pictureUrl(context, tutor.weChatQrCode),
      workingHours: [...tutor.workingHours],
      helpsWith: [...tutor.helpsWith],
    };
  },
};
