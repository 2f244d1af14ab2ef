/** Reviewer's desk of the demo: testers and visitors approve works and comments before others see them. Never in production. */
import { Type as T, type Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Db } from '../../../server/core/db/types';
import type { AppServices } from '../../../server/core/http/dispatch';
import { BusinessError } from '../../../server/core/http/handler';
import { sendFile } from '../../../server/core/http/send-file';
import { keysOf } from '../../../server/domains/works/given-files';
import { judgeComment, judgeWork } from '../../../server/domains/works/judge';
import { loginPage } from '../staff/html';
import { isInside } from '../staff/login';
import { demandInside, hidden, openDesk, sendPage } from '../staff/open';
import {
  reportedWorks,
  reviewedWork,
  waitingComments,
  waitingWorks,
  type ReviewedWork,
} from '../../../server/domains/works/review';
import { listPage, workPage, type Lists } from './pages';
import { REVIEWER_TEXTS } from './texts';
import { REVIEWER_DESK, REVIEWER_PATH } from './where';

const End = T.Union([T.Literal('show'), T.Literal('refuse')]);
const CommentBody = T.Object({ end: End });
const WorkBody = T.Object({
  end: End,
  // Forms send strings.
  round: T.String({ pattern: '^\\d{1,6}$' }),
  reason: T.String({ maxLength: 2000 }),
});

interface Of {
  Params: { id: string; '*'?: string };
}

const missing = () => new BusinessError(BACKEND_CODE.notFound, REVIEWER_TEXTS.missing, 404);

const ID = /^\d{1,15}$/;

export const registerReviewer = (app: FastifyInstance, services: AppServices): void =>
  openDesk(app, services, REVIEWER_DESK, (scope) => {
    registerPages(scope, services);
    registerWork(scope, services);
    registerComment(scope, services);
  });

const MOST = { limit: 100, offset: 0 } as const;

const listsOf = async (db: Db): Promise<Lists> => ({
  waiting: await waitingWorks(db, MOST),
  comments: await waitingComments(db, MOST),
  reported: await reportedWorks(db, MOST),
});

async function reviewedFor({ db }: AppServices, { id }: Of['Params']): Promise<ReviewedWork> {
  const found = ID.test(id) ? await reviewedWork(db, Number(id)) : undefined;
  if (found === undefined) throw missing();
  return found;
}

function registerPages(scope: FastifyInstance, services: AppServices): void {
  scope.get(REVIEWER_PATH, hidden, async (request, reply) => {
    const isIn = isInside(services, REVIEWER_DESK, request);
    return sendPage(reply, isIn ? listPage(await listsOf(services.db)) : loginPage(REVIEWER_DESK));
  });
  scope.get<Of>(`${REVIEWER_PATH}/work/:id`, hidden, async (request, reply) => {
    if (!isInside(services, REVIEWER_DESK, request)) return reply.redirect(REVIEWER_PATH, 303);
    return sendPage(reply, workPage(await reviewedFor(services, request.params)));
  });
  scope.get<Of>(`${REVIEWER_PATH}/work/:id/file/*`, hidden, async (request, reply) => {
    demandInside(services, REVIEWER_DESK, request);
    const key = request.params['*'] ?? '';
    if (!keysOf((await reviewedFor(services, request.params)).row).includes(key)) throw missing();
    const { storage } = services.providers;
    const sent = await sendFile(request, reply, { storage, key, cacheControl: 'private, no-cache' });
    if (sent === null) throw missing();
    return sent;
  });
}

function registerWork(scope: FastifyInstance, services: AppServices): void {
  scope.post<Of & { Body: Static<typeof WorkBody> }>(
    `${REVIEWER_PATH}/work/:id`,
    {
      schema: { hide: true, body: WorkBody },
      preValidation: async (request) => demandInside(services, REVIEWER_DESK, request),
    },
    async ({ body, params }, reply) => {
      const reviewed = await reviewedFor(services, params);
      const isShown = body.end === 'show';
      const judgement = { workId: reviewed.row.id, round: Number(body.round), isShown, reason: body.reason };
      const again = (error: BusinessError) => sendPage(reply.code(400), workPage(reviewed, error.message));
      return answered(services, reply, () => judgeWork(services, judgement), again);
    },
  );
}

function registerComment(scope: FastifyInstance, services: AppServices): void {
  scope.post<Of & { Body: Static<typeof CommentBody> }>(
    `${REVIEWER_PATH}/comment/:id`,
    {
      schema: { hide: true, body: CommentBody },
      preValidation: async (request) => demandInside(services, REVIEWER_DESK, request),
    },
    async ({ body, params }, reply) => {
      if (!ID.test(params.id)) throw missing();
      const judgement = { commentId: Number(params.id), isShown: body.end === 'show' };
      return answered(services, reply, () => judgeComment(services, judgement));
    },
  );
}

/** Back to the list, with a message if the work has changed meanwhile. */
async function answered(
  { db }: AppServices,
  reply: FastifyReply,
  judge: () => Promise<number>,
  /** Where the request itself is wrong. */
  again?: (error: BusinessError) => FastifyReply,
): Promise<FastifyReply> {
  try {
    await judge();
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    if (error.field !== undefined && again !== undefined) return again(error);
    return sendPage(reply.code(409), listPage(await listsOf(db), error.message));
  }
  return reply.redirect(REVIEWER_PATH, 303);
}
