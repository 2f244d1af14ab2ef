/** Teacher's desk of the demo, material submissions: accept or return. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Db } from '../../../server/core/db/types';
import type { AppServices } from '../../../server/core/http/dispatch';
import { BusinessError } from '../../../server/core/http/handler';
import { sendFile } from '../../../server/core/http/send-file';
import { judgeSubmission, lookAtSubmission } from '../../../server/domains/materials/collect/judge';
import {
  isOfMaterial,
  sentMaterial,
  sentMaterials,
  type SentMaterial,
} from '../../../server/domains/materials/collect/review';
import { isInside } from '../staff/login';
import { demandInside, hidden, sendPage } from '../staff/open';
import { materialPage, MATERIALS_PATH, materialsPage } from './materials-page';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_DESK, TEACHER_PATH } from './where';

const LISTED = { limit: 100, offset: 0, withOthers: true } as const;

interface OfSubmission {
  Params: { request: string; user: string; '*'?: string };
}
interface Judgement {
  readonly end?: unknown;
  readonly reason?: unknown;
}

const missing = () => new BusinessError(BACKEND_CODE.notFound, TEACHER_TEXTS.missing, 404);

async function sentFor(db: Db, { request, user }: OfSubmission['Params']): Promise<SentMaterial> {
  if (![request, user].every((id) => /^\d{1,15}$/.test(id))) throw missing();
  const found = await sentMaterial(db, { requestId: Number(request), userId: Number(user) });
  if (found === undefined) throw missing();
  return found;
}

export function registerMaterials(scope: FastifyInstance, services: AppServices): void {
  const { db, clock, providers } = services;
  const isOut = (request: FastifyRequest) => !isInside(services, TEACHER_DESK, request);
  const path = `${MATERIALS_PATH}/:request/:user`;
  const submissionOf = ({ row: { userId, requestId } }: SentMaterial) => ({ db, clock, userId, requestId });

  scope.get(MATERIALS_PATH, hidden, async (request, reply) =>
    isOut(request)
      ? reply.redirect(TEACHER_PATH, 303)
      : sendPage(reply, materialsPage(await sentMaterials(db, LISTED))),
  );
  scope.get<OfSubmission>(path, hidden, async (request, reply) => {
    if (isOut(request)) return reply.redirect(TEACHER_PATH, 303);
    const found = await sentFor(db, request.params);
    // From now on the parent cannot withdraw it.
    await lookAtSubmission(submissionOf(found));
    return sendPage(reply, materialPage(found));
  });
  scope.get<OfSubmission>(`${path}/file/*`, hidden, async (request, reply) => {
    demandInside(services, TEACHER_DESK, request);
    const key = request.params['*'] ?? '';
    if (!isOfMaterial(await sentFor(db, request.params), key)) throw missing();
    const { storage } = providers;
    const file = await sendFile(request, reply, { storage, key, cacheControl: 'private, no-cache' });
    if (file === null) throw missing();
    return file;
  });
  scope.post<OfSubmission & { Body: Judgement | undefined }>(path, hidden, async (request, reply) => {
    if (isOut(request)) return reply.redirect(TEACHER_PATH, 303);
    const found = await sentFor(db, request.params);
    const { end, reason } = request.body ?? {};
    const why = typeof reason === 'string' ? reason : '';
    try {
      await judgeSubmission(submissionOf(found), end === 'accept' ? null : why);
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      return sendPage(reply.code(400), materialPage(found, error.message));
    }
    return reply.redirect(MATERIALS_PATH, 303);
  });
}
