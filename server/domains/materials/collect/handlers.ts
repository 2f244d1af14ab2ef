import { and, eq, inArray, isNull } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { COLLECT_CODE, CollectState } from '../../../../src/contract/materials/values';
import { pageOf } from '../../../core/db/page';
import { answersToKeep, shownAnswers } from '../../help/forms/answers';
import {
  badInput,
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../../core/http/handler';
import { requestOf, requestsOf } from './find';
import { COLLECT_MESSAGES } from './messages';
import { materialSubmissions, type SubmissionState } from './tables';
import { ownSubmissions } from '../policies';
import { orNotFound } from '../../../core/http/policy';
import { countsAs, isOver, toCard, type SubmissionRow } from './wire';

type Collect = 'listMaterialRequests' | 'getMaterialRequest' | 'submitMaterial' | 'takeBackMaterial';

export const collectHandlers: HandlersOf<Collect> = {
  async listMaterialRequests({ page, limit }, context) {
    const whose = whoseOf(context);
    const { rows, total } = await pageOf((paging) => requestsOf(context.db, whose, paging), { page, limit });
    return withCount(
      rows.map(({ request, submission }) => toCard(request, submission, whose.now)),
      total,
    );
  },

  async getMaterialRequest({ id }, context) {
    const { request, submission } = await requestFor(context, id);
    const sent = countsAs(submission);
    const card = toCard(request, submission, context.clock.now());
    return {
      ...card,
      words: request.words,
      sections: [...request.sections],
      consent: request.consent,
      answers: shownAnswers(context, sent?.answers ?? []),
      reason: card.state === CollectState.sentBack ? (sent?.reason ?? '') : '',
      canTakeBack: card.state === CollectState.submitted && sent?.lookedAt === null,
    };
  },

  async submitMaterial({ id, submissionId, hasConsented, answers }, context) {
    const { userId, now } = whoseOf(context);
    const { request, submission } = await requestFor(context, id);
    if (isSame(submission, submissionId)) return { isNew: false };
    if (submission && !AGAIN.includes(submission.state)) throw closed();
    if (isOver(request, now) && submission?.state !== 'sentBack')
      throw new BusinessError(COLLECT_CODE.over, COLLECT_MESSAGES.over);
    if (request.consent !== '' && !hasConsented)
      throw badInput('hasConsented', COLLECT_MESSAGES.consentMissing);
    const sent = {
      submissionId,
      state: 'submitted' as const,
      answers: await answersToKeep(context, request.sections, answers),
      consentedAt: request.consent === '' ? null : now,
      sentAt: now,
      ...{ lookedAt: null, judgedAt: null, reason: '' },
    };
    const kept = await context.db
      .insert(materialSubmissions)
      .values({ userId, requestId: id, ...sent })
      .onConflictDoUpdate({
        target: [materialSubmissions.userId, materialSubmissions.requestId],
        set: sent,
        setWhere: inArray(materialSubmissions.state, [...AGAIN]),
      })
      .returning({ requestId: materialSubmissions.requestId });
    if (kept.length > 0) return { isNew: true };
    // A concurrent retry of the same submission was first.
    if (isSame((await requestFor(context, id)).submission, submissionId)) return { isNew: false };
    throw closed();
  },

  async takeBackMaterial({ id }, context) {
    const { userId } = whoseOf(context);
    const isIt = and(ownSubmissions(userId), eq(materialSubmissions.requestId, id));
    const isUnseen = and(eq(materialSubmissions.state, 'submitted'), isNull(materialSubmissions.lookedAt));
    const taken = await context.db
      .update(materialSubmissions)
      .set({ state: 'takenBack', answers: [], consentedAt: null })
      .where(and(isIt, isUnseen))
      .returning({ requestId: materialSubmissions.requestId });
    if (taken.length > 0) return null;
    const { submission } = await requestFor(context, id);
    if (submission?.state === 'takenBack') return null;
    if (submission === null) throw new BusinessError(BACKEND_CODE.notFound, COLLECT_MESSAGES.nothingSent);
    throw new BusinessError(COLLECT_CODE.lookedAt, COLLECT_MESSAGES.lookedAt);
  },
};

/** States that allow another submission. */
const AGAIN: readonly SubmissionState[] = ['sentBack', 'takenBack'];

const isSame = (submission: SubmissionRow | null, submissionId: string): boolean =>
  submission?.submissionId === submissionId;

const closed = () => new BusinessError(COLLECT_CODE.closed, COLLECT_MESSAGES.closed);

const whoseOf = (context: CallContext) => ({
  userId: requireSession(context).userId,
  now: context.clock.now(),
});

const requestFor = async (context: CallContext, id: number) =>
  orNotFound(await requestOf(context.db, whoseOf(context).userId, id), COLLECT_MESSAGES.unknown);
