import type { Session } from '../../core/http/handler';
import { everyone, owned } from '../../core/http/policy';
import { feedbacks } from './feedback/tables';
import { type surveys, surveySubmissions } from './surveys/tables';
import { helpVotes } from './tables';

/** Help articles and survey descriptions are public. */
export const mayReadArticle = everyone;
export const mayReadSurvey = everyone;

export const ownFeedbacks = owned(feedbacks.userId);
export const ownSubmissions = owned(surveySubmissions.userId);
export const ownVotes = owned(helpVotes.userId);

/** Surveys need a session, except those for visitors. */
export const mayAnswer =
  (session: Session | null) =>
  ({ isForVisitors }: Pick<typeof surveys.$inferSelect, 'isForVisitors'>): boolean =>
    isForVisitors || session !== null;

/** Contact data of a tutor only for the parents of the tutor's children. */
export const isTutor =
  (crUid: number) =>
  (child: { readonly crUid: number | null }): boolean =>
    child.crUid === crUid;
