/** Session of the step-up, and its logout: always of the requesting session, whatever token the request names. */
import { eq } from 'drizzle-orm';
import { accounts, students } from '../account/tables';
import { revokeSessionOf } from '../account/sessions';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, type HandlersOf } from '../../core/http/handler';

export const sessionHandlers: HandlersOf<'getStepUpProfile' | 'stepUpLogout'> = {
  async getStepUpProfile(_request, context) {
    const { userId } = requireSession(context);
    const [found] = await context.db
      .select({ kidName: students.kidName, headImg: students.headImg, parentPhone: accounts.phoneMask })
      .from(students)
      .innerJoin(accounts, eq(accounts.id, students.accountId))
      .where(eq(students.userId, userId));
    if (found === undefined) throw new Error('A session without a student');
    return { ...found, headImg: pictureUrl(context, found.headImg) };
  },

  async stepUpLogout(_request, context) {
    await revokeSessionOf(context.db, context.clock, requireSession(context).token);
    return null;
  },
};
