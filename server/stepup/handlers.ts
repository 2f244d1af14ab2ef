import { eq } from 'drizzle-orm';
import { StepUpCode } from '../../src/contract/stepup/values';
import { assertOwner, BusinessError, withTime, type HandlersOf } from '../http/handler';
import { STEP_UP_MESSAGES } from './messages';
import { stepUps } from './tables';

export const stepUpHandlers: HandlersOf<'getHigherLevelInfo'> = {
  /** The app compares the window with our clock, not with the device's. */
  async getHigherLevelInfo({ student_id }, context) {
    const { userId } = assertOwner(context, { userId: student_id });
    const [found] = await context.db.select().from(stepUps).where(eq(stepUps.userId, userId));
    if (found === undefined) throw new BusinessError(StepUpCode.businessError, STEP_UP_MESSAGES.notStepUp);
    return withTime({ studentId: userId, ...found.info }, context.clock.now());
  },
};
