import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { SURVEY_CODE, SurveyState, VISITORS_SURVEYS_PER_HOUR } from '../../../../src/contract/help/values';
import { BusinessError, requireSession, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { count } from '../../../core/limits/counters';
import { formatDateTime, HOUR } from '../../../core/time';
import { answersToKeep } from '../forms/answers';
import { surveys, surveySubmissions } from './tables';
import { mayAnswer, mayReadSurvey, ownSubmissions } from '../policies';
import { orNotFound } from '../../../core/http/policy';

/** Shown to parents. */
const MESSAGES = {
  unknown: '这份问卷不存在或已下架',
  over: '这份问卷已经结束，感谢您的关注',
  answered: '您已经填写过这份问卷，感谢您的参与',
  tooOften: '提交过于频繁，请稍后再试',
} as const;

export const surveyFormHandlers: HandlersOf<'getSurvey' | 'submitSurvey'> = {
  async getSurvey({ id, code, isExample = false }, context) {
    const survey = await surveyOf(context, { id, code, isExample });
    const state = isExample ? exampleState(survey, context) : await stateOf(survey, context);
    const { title, words, isForVisitors, endsAt, thanks } = survey;
    return {
      ...{ id: survey.id, title, words, state, isForVisitors, thanks },
      endsAt: formatDateTime(endsAt),
      sections: state === SurveyState.open ? [...survey.sections] : [],
    };
  },

  async submitSurvey({ id, submissionId, answers }, context) {
    const survey = await surveyOf(context, { id });
    // An expired session is refused before this, so that a parent is never treated as a visitor unnoticed.
    if (!mayAnswer(context.session)(survey)) requireSession(context);
    if (await isKept(context, id, submissionId)) return { isNew: false };
    if (isOver(survey, context)) throw new BusinessError(SURVEY_CODE.over, MESSAGES.over);
    const kept = await answersToKeep(context, survey.sections, answers);
    if (context.session === null) await admitVisitor(context);
    const userId = context.session?.userId ?? null;
    const row = { userId, surveyId: id, submissionId, answers: kept, sentAt: context.clock.now() };
    const inserted = await context.db
      .insert(surveySubmissions)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: surveySubmissions.id });
    // A concurrent retry was first.
    if (inserted.length === 0) await isKept(context, id, submissionId);
    return { isNew: inserted.length > 0 };
  },
};

type SurveyRow = typeof surveys.$inferSelect;

interface Named {
  readonly id?: number | undefined;
  readonly code?: string | undefined;
  readonly isExample?: boolean;
}

async function surveyOf({ db }: CallContext, { id, code, isExample }: Named): Promise<SurveyRow> {
  const isNamed = id !== undefined || code !== undefined;
  const named = id === undefined ? eq(surveys.code, code ?? '') : eq(surveys.id, id);
  const [survey] = await db
    .select()
    .from(surveys)
    .where(isNamed ? named : isExample ? sql`true` : sql`false`)
    .orderBy(asc(surveys.id))
    .limit(1);
  return orNotFound(survey, MESSAGES.unknown, mayReadSurvey);
}

const isOver = ({ endsAt }: SurveyRow, { clock }: CallContext): boolean =>
  endsAt !== null && endsAt <= clock.now();

const exampleState = (survey: SurveyRow, { session }: CallContext): SurveyState =>
  mayAnswer(session)(survey) ? SurveyState.open : SurveyState.logIn;

async function stateOf(survey: SurveyRow, context: CallContext): Promise<SurveyState> {
  const { session } = context;
  if (!mayAnswer(session)(survey)) return SurveyState.logIn;
  if (session !== null && (await submissionOf(context, session.userId, survey.id)) !== undefined)
    return SurveyState.answered;
  return isOver(survey, context) ? SurveyState.over : SurveyState.open;
}

async function submissionOf(
  { db }: CallContext,
  userId: number,
  surveyId: number,
): Promise<string | undefined> {
  const [submission] = await db
    .select({ submissionId: surveySubmissions.submissionId })
    .from(surveySubmissions)
    .where(and(ownSubmissions(userId), eq(surveySubmissions.surveyId, surveyId)));
  return submission?.submissionId;
}

/** A retry after a lost response is accepted; another submission of the same parent is refused. */
async function isKept(context: CallContext, surveyId: number, submissionId: string): Promise<boolean> {
  const { db, session } = context;
  if (session === null) {
    const isIt = and(
      isNull(surveySubmissions.userId),
      eq(surveySubmissions.submissionId, submissionId),
      eq(surveySubmissions.surveyId, surveyId),
    );
    return (await db.select({ id: surveySubmissions.id }).from(surveySubmissions).where(isIt)).length > 0;
  }
  const before = await submissionOf(context, session.userId, surveyId);
  if (before !== undefined && before !== submissionId)
    throw new BusinessError(SURVEY_CODE.answered, MESSAGES.answered);
  return before !== undefined;
}

async function admitVisitor({ db, clock, ip }: CallContext): Promise<void> {
  const total = await count(db, clock, { key: `survey:${ip}`, windowMs: HOUR });
  if (total <= VISITORS_SURVEYS_PER_HOUR) return;
  throw new BusinessError(BACKEND_CODE.tooManyRequests, MESSAGES.tooOften, 429);
}
