/** Session of the step-up, and its logout: always of the requesting session, whatever token the request names. */
import { requireSession, type HandlersOf } from '../../core/http/handler';
import { revokeSessionOf } from '../account/sessions';
import { personDetail } from '../profile/own-student';

export const sessionHandlers: HandlersOf<'getStepUpProfile' | 'stepUpLogout'> = {
  getStepUpProfile: personDetail,

  async stepUpLogout(_request, context) {
    await revokeSessionOf(context.db, context.clock, requireSession(context).token);
    return null;
  },
};
