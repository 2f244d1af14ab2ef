import type { Session } from '../../core/http/handler';
import { everyone, owned } from '../../core/http/policy';
import { feedbacks } from './feedback/tables';
import type { surveys } from './surveys/tables';
import { surveySubmissions } from './surveys/tables';
import { helpVotes } from './tables';

/** Articles of the help center, and what a survey is about. */
export const mayReadArticle = everyone;
export const mayReadSurvey = everyone;

export const ownFeedbacks = owned(feedbacks.userId);
export const ownSubmissions = owned(surveySubmissions.userId);
export const ownVotes = owned(helpVotes.userId);

/** A survey asks parents who are logged in; one that is for visitors, anybody. */
export const mayAnswer =
  (session: Session | null) =>
  ({ isForVisitors }: Pick<typeof surveys.$inferSelect, 'isForVisitors'>): boolean =>
    isForVisitors || session !== null;

/** How to reach a tutor is told to the parents of the tutor's own children alone. */
export const isTutor =
  (crUid: number) =>
  (child: { readonly crUid: number | null }): boolean =>
    child.crUid === crUid;
