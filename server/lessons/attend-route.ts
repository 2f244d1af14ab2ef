/**
 * `POST /operator/attend` {liveId}: the provider's live system tells that the child's app entered a class (rule lessons-70). It is
 * there where `OPERATOR_SECRET` is set, which the live system sends as `Authorization: Bearer`.
 */
import { Type as T, type Static } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../src/contract/errors';
import type { AppServices } from '../http/dispatch';
import { BusinessError } from '../http/handler';
import type { RequestLimits } from '../http/limits';
import { HTTP_MESSAGES } from '../http/messages';
import { isSameSecret } from '../same-secret';
import { attendLesson } from './attendance';
import { LESSON_MESSAGES } from './messages';
import { lessons } from './tables';

const PATH = '/operator/attend';
const AttendBody = T.Object({ liveId: T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

/** Answers `{isNew}`: told again, an entry changes nothing. 401: another secret, 404: no such class. */
export function registerAttend(app: FastifyInstance, services: AppServices, limits: RequestLimits): void {
  const { db, config } = services;
  const { operatorSecret } = config;
  if (operatorSecret === null) return;
  app.post<{ Body: Static<typeof AttendBody> }>(
    PATH,
    {
      schema: { hide: true, body: AttendBody },
      // Before anything of the body is read.
      onRequest: async (request) => {
        await limits.admit(request.ip, null);
        const given = request.headers.authorization ?? '';
        if (isSameSecret(given, `Bearer ${operatorSecret}`)) return;
        throw new BusinessError(BACKEND_CODE.forbidden, HTTP_MESSAGES.forbidden, 401);
      },
    },
    async ({ body: { liveId } }) => {
      const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, liveId));
      if (lesson === undefined)
        throw new BusinessError(BACKEND_CODE.notFound, LESSON_MESSAGES.unknown, 404, 'liveId');
      return { isNew: await attendLesson(services, liveId) };
    },
  );
}
