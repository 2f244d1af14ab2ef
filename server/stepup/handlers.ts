import { eq } from 'drizzle-orm';
import { StepUpCode } from '../../src/contract/stepup/values';
import { assertOwner, BusinessError, type HandlersOf } from '../http/handler';
import { stepUps } from './tables';

/** Texts of the step-up that a client may show. */
const STEP_UP_MESSAGES = { notStepUp: '孩子暂时没有升阶安排' } as const;

export const stepUpHandlers: HandlersOf<'getHigherLevelInfo'> = {
  async getHigherLevelInfo({ student_id }, context) {
    const { userId } = assertOwner(context, { userId: student_id });
    const [found] = await context.db.select().from(stepUps).where(eq(stepUps.userId, userId));
    if (found === undefined) throw new BusinessError(StepUpCode.businessError, STEP_UP_MESSAGES.notStepUp);
    return { studentId: userId, ...found.info };
  },
};
