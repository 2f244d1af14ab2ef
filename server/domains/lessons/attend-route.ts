/** `POST /operator/attend` {liveId}: the provider's live system reports that the child's app entered a class. */
import { Type as T } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { AppServices } from '../../core/http/dispatch';
import { BusinessError } from '../../core/http/handler';
import type { RequestLimits } from '../../core/http/limits';
import { registerOperatorRoute } from '../../core/http/operator-routes';
import { attendLesson } from './attendance';
import { LESSON_MESSAGES } from './messages';
import { lessons } from '../courses/timetable/tables';

const AttendBody = T.Object({ liveId: T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

/** Returns `{isNew}`; idempotent. 404: no such class. */
export const registerAttend = (app: FastifyInstance, services: AppServices, limits: RequestLimits): void =>
  registerOperatorRoute(app, services, limits, {
    path: '/operator/attend',
    body: AttendBody,
    answer: async ({ liveId }) => {
      const [lesson] = await services.db
        .select({ id: lessons.id })
        .from(lessons)
        .where(eq(lessons.id, liveId));
      if (lesson === undefined)
        throw new BusinessError(BACKEND_CODE.notFound, LESSON_MESSAGES.unknown, 404, 'liveId');
      return { isNew: await attendLesson(services, liveId) };
    },
  });
