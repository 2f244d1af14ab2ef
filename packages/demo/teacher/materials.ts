/** Teacher's desk of the demo, material submissions: accept or return. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { students } from '../../../server/domains/account/tables';
import type { Db } from '../../../server/core/db/types';
import type { AppServices } from '../../../server/core/http/dispatch';
import { BusinessError } from '../../../server/core/http/handler';
import { sendFile } from '../../../server/core/http/send-file';
import { judgeSubmission, lookAtSubmission } from '../../../server/domains/materials/collect/judge';
import { materialRequests, materialSubmissions } from '../../../server/domains/materials/collect/tables';
import { isInside } from '../staff/login';
import { demandInside, hidden, sendPage } from '../staff/open';
import { materialPage, MATERIALS_PATH, materialsPage, MOST_REASON, type Sent } from './materials-page';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_DESK, TEACHER_PATH } from './where';

const MOST = 100;

interface OfSubmission {
  Params: { request: string; user: string; '*'?: string };
}
interface Judgement {
  readonly end?: unknown;
  readonly reason?: unknown;
}

const sent = (db: Db) =>
  db
    .select({
      row: materialSubmissions,
      request: materialRequests,
      childName: sql<string>`coalesce(${students.kidName}, '')`,
    })
    .from(materialSubmissions)
    .innerJoin(materialRequests, eq(materialRequests.id, materialSubmissions.requestId))
    .innerJoin(students, eq(students.userId, materialSubmissions.userId));

const isThere = ne(materialSubmissions.state, 'takenBack');

/** Waiting submissions, oldest first; then the latest others. */
function listOf(db: Db): Promise<readonly Sent[]> {
  const waits = eq(materialSubmissions.state, 'submitted');
  return sent(db)
    .where(isThere)
    .orderBy(
      sql`CASE WHEN ${waits} THEN 0 ELSE 1 END`,
      sql`CASE WHEN ${waits} THEN ${materialSubmissions.sentAt} END ASC`,
      desc(materialSubmissions.sentAt),
    )
    .limit(MOST);
}

const missing = () => new BusinessError(BACKEND_CODE.notFound, TEACHER_TEXTS.missing, 404);

async function sentFor(db: Db, { request, user }: OfSubmission['Params']): Promise<Sent> {
  if (![request, user].every((id) => /^\d{1,15}$/.test(id))) throw missing();
  const isIt = and(
    eq(materialSubmissions.requestId, Number(request)),
    eq(materialSubmissions.userId, Number(user)),
  );
  const [found] = await sent(db).where(and(isIt, isThere));
  if (found === undefined) throw missing();
  return found;
}

const hasFile = ({ row }: Sent, key: string): boolean =>
  row.answers.some(({ answer }) => answer.kind === 'files' && answer.files.some(({ url }) => url === key));

export function registerMaterials(scope: FastifyInstance, services: AppServices): void {
  const { db, clock, providers } = services;
  const isOut = (request: FastifyRequest) => !isInside(services, TEACHER_DESK, request);
  const path = `${MATERIALS_PATH}/:request/:user`;
  const submissionOf = ({ row: { userId, requestId } }: Sent) => ({ db, clock, userId, requestId });

  scope.get(MATERIALS_PATH, hidden, async (request, reply) =>
    isOut(request) ? reply.redirect(TEACHER_PATH, 303) : sendPage(reply, materialsPage(await listOf(db))),
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
    if (!hasFile(await sentFor(db, request.params), key)) throw missing();
    const { storage } = providers;
    const file = await sendFile(request, reply, { storage, key, cacheControl: 'private, no-cache' });
    if (file === null) throw missing();
    return file;
  });
  scope.post<OfSubmission & { Body: Judgement | undefined }>(path, hidden, async (request, reply) => {
    if (isOut(request)) return reply.redirect(TEACHER_PATH, 303);
    const found = await sentFor(db, request.params);
    const { end, reason } = request.body ?? {};
    const why = typeof reason === 'string' ? reason.trim().slice(0, MOST_REASON) : '';
    if (end !== 'accept' && why === '') {
      return sendPage(reply.code(400), materialPage(found, TEACHER_TEXTS.materials.reasonMissing));
    }
    await judgeSubmission(submissionOf(found), end === 'accept' ? null : why);
    return reply.redirect(MATERIALS_PATH, 303);
  });
}
