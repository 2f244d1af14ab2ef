import { activityOf } from '../../activities/student-activities';
import { assertOwner, type HandlersOf } from '../../http/handler';

export const surveyDueHandlers: HandlersOf<'isPushQuestionnaire'> = {
  async isPushQuestionnaire({ userId }, context) {
    const session = assertOwner(context, { userId });
    return (await activityOf(context.db, session.userId)).isSurveyDue;
  },
};
