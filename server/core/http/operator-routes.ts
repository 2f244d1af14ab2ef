/**
 * Inbound routes for the provider's own systems, each `POST /operator/<name>`. Registered only if `OPERATOR_SECRET` is set; callers
 * send it as `Authorization: Bearer`. 401: wrong secret.
 */
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { timingSafeEqualText } from '../timing-safe-equal';
import type { AppServices } from './dispatch';
import { BusinessError } from './handler';
import type { RequestLimits } from './limits';
import { HTTP_MESSAGES } from './messages';

interface OperatorRoute<S extends TSchema> {
  readonly path: `/operator/${string}`;
  readonly body: S;
  readonly answer: (body: Static<S>, services: AppServices) => Promise<object>;
}

export function registerOperatorRoute<S extends TSchema>(
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
  { path, body, answer }: OperatorRoute<S>,
): void {
  const { operatorSecret } = services.config;
  if (operatorSecret === null) return;
  app.post<{ Body: Static<S> }>(
    path,
    {
      schema: { hide: true, body },
      // Check the secret before the body is read.
      onRequest: async (request) => {
        await limits.admit(request.ip, null);
        const given = request.headers.authorization ?? '';
        if (timingSafeEqualText(given, `Bearer ${operatorSecret}`)) return;
        throw new BusinessError(BACKEND_CODE.forbidden, HTTP_MESSAGES.forbidden, 401);
      },
    },
    (request) => answer(request.body as Static<S>, services),
  );
}
