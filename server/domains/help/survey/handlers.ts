import { and, eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { studentActivities } from '../../home/due/tables';
import type { Db } from '../../../core/db/types';
import { BusinessError, requireSession, type HandlersOf } from '../../../core/http/handler';
import { surveyAnswers } from './tables';
import { activityOf } from '../../home/due/student-activities';
import { assertOwner } from '../../../core/http/policy';

/** Shown to parents. */
const SURVEY_MESSAGES = { notDue: '本次问卷已经提交过，感谢您的参与' } as const;

export const surveyHandlers: HandlersOf<'submitQuestionnaire'> = {
  /** Clearing the push and storing the answer are one transaction: of two concurrent attempts one is stored. */
  async submitQuestionnaire({ score, reasons, content, requestId }, context) {
    const { userId } = requireSession(context);
    const answer = { userId, score, reasons, content: content.trim(), requestId: requestId ?? null };
    await context.db.transaction(async (tx) => {
      // A delayed retry must not answer a later push.
      if (await isKept(tx, userId, requestId)) return;
      if (await takePush(tx, userId)) {
        await tx.insert(surveyAnswers).values({ ...answer, answeredAt: context.clock.now() });
      } else if (!(await isKept(tx, userId, requestId))) {
        throw new BusinessError(BACKEND_CODE.conflict, SURVEY_MESSAGES.notDue);
      }
    });
    return null;
  },
};

/** Clears the push; returns whether the survey was due. */
async function takePush(db: Db, userId: number): Promise<boolean> {
  const taken = await db
    .update(studentActivities)
    .set({ isSurveyDue: false })
    .where(and(eq(studentActivities.userId, userId), eq(studentActivities.isSurveyDue, true)))
    .returning({ userId: studentActivities.userId });
  return taken.length > 0;
}

/** A retry after a lost response. */
async function isKept(db: Db, userId: number, requestId: string | undefined): Promise<boolean> {
  if (requestId === undefined) return false;
  const [found] = await db
    .select({ id: surveyAnswers.id })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), eq(surveyAnswers.requestId, requestId)));
  return found !== undefined;
}

export const surveyDueHandlers: HandlersOf<'isPushQuestionnaire'> = {
  async isPushQuestionnaire({ userId }, context) {
    const session = assertOwner(context, { userId });
    return (await activityOf(context.db, session.userId)).isSurveyDue;
  },
};
