/**
 * What the provider's own systems tell the backend, each a `POST /operator/<name>`. They are there where `OPERATOR_SECRET` is set, which
 * these systems send as `Authorization: Bearer`; 401: another secret.
 */
import type { Static, TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { isSameSecret } from '../same-secret';
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
      // Before anything of the body is read.
      onRequest: async (request) => {
        await limits.admit(request.ip, null);
        const given = request.headers.authorization ?? '';
        if (isSameSecret(given, `Bearer ${operatorSecret}`)) return;
        throw new BusinessError(BACKEND_CODE.forbidden, HTTP_MESSAGES.forbidden, 401);
      },
    },
    (request) => answer(request.body as Static<S>, services),
  );
}
