/** Puts a survey or a material request into any state for one parent. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq, like, sql } from 'drizzle-orm';
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { routes } from '../../../../src/contract/routes';
import type { Db } from '../../../../server/core/db/types';
import { storeSurvey } from '../../../../server/domains/help/surveys/store';
import { surveys, surveySubmissions } from '../../../../server/domains/help/surveys/tables';
import { judgeSubmission } from '../../../../server/domains/materials/collect/judge';
import { materialRequests } from '../../../../server/domains/materials/collect/tables';
import { inboxMessages } from '../../../../server/domains/messages/tables';
import { addDays, type Clock } from '../../../../server/core/time';
import { BOOK } from './requests';
import { bookAnswers, sendFor, storeRequest, surveyLetter } from './seed';
import { TESTERS_SURVEY } from './surveys';

type SurveyDemoState = ScenarioState<'surveys'>;

/** For the survey with code `tester`. If open, an inbox message links to it. */
export async function setSurvey(db: Db, clock: Clock, userId: number, state: SurveyDemoState): Promise<void> {
  await forgetLetters(db, userId, routes.survey.path);
  if (state === 'none') {
    await db.delete(surveys).where(eq(surveys.code, TESTERS_SURVEY.code));
    return;
  }
  const now = clock.now();
  const endsAt = state === 'over' ? addDays(now, -1) : null;
  const surveyId = await storeSurvey(db, { ...TESTERS_SURVEY, endsAt });
  await db
    .delete(surveySubmissions)
    .where(and(eq(surveySubmissions.userId, userId), eq(surveySubmissions.surveyId, surveyId)));
  if (state === 'answered') {
    const answers = [{ key: 'overall', answer: { kind: 'score' as const, score: 5 } }];
    const submissionId = String(userId).padStart(32, '0');
    await db.insert(surveySubmissions).values({ userId, surveyId, submissionId, answers, sentAt: now });
  }
  if (state === 'open') {
    const { title, body, url, text } = surveyLetter(surveyId);
    const target = { redirectType: RedirectType.innerPage, url, text };
    await db
      .insert(inboxMessages)
      .values({ userId, kind: MessageKind.activity, title, body, target, sentAt: now });
  }
}

type MaterialDemoState = ScenarioState<'material'>;

const TITLE = '只给您的征集';

/** For an additional request, addressed to this parent only. */
export async function setMaterial(
  db: Db,
  clock: Clock,
  userId: number,
  state: MaterialDemoState,
): Promise<void> {
  const isTheirs = sql`${materialRequests.userIds} = array[${userId}]::bigint[]`;
  await db.delete(materialRequests).where(and(eq(materialRequests.title, TITLE), isTheirs));
  await forgetLetters(db, userId, routes.materialSubmit.path);
  if (state === 'none') return;
  const endsInDays = state === 'over' ? -1 : 7;
  const requestId = await storeRequest(db, clock, { ...BOOK, title: TITLE, endsInDays }, [userId]);
  const sent = { db, clock, userId, requestId };
  if (state === 'submitted' || state === 'sent-back' || state === 'accepted')
    await sendFor(sent, bookAnswers());
  if (state === 'sent-back') await judgeSubmission(sent, '照片有点暗，看不清第二题，可以重新拍一张吗？');
  if (state === 'accepted') await judgeSubmission(sent, null);
}

/** Messages left by an earlier state. */
async function forgetLetters(db: Db, userId: number, path: string): Promise<void> {
  const leadsThere = like(sql`${inboxMessages.target} ->> 'url'`, `${path}?id=%`);
  await db.delete(inboxMessages).where(and(eq(inboxMessages.userId, userId), leadsThere));
}
