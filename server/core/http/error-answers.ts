/** Responses for failed requests and unknown paths. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { failureBody, statusOf } from './envelope';
import { expectedError, internalError } from './errors';
import { BusinessError } from './handler';
import { HTTP_MESSAGES } from './messages';

/** Errors before routing, such as an undecodable URL. */
export function answerWithoutRoute(reply: FastifyReply, error: FastifyError, id: string): void {
  const shown = expectedError(error) ?? internalError();
  void reply.code(shown.status).send(failureBody(null, shown, id));
}

/** `sendPage`: serves the app for an unknown path if a page was requested; returns whether it did. */
export function answerErrors(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
): void {
  app.decorateRequest('refusedWith', undefined);
  app.setErrorHandler(async (error: Error, request, reply) => {
    const expected = expectedError(error);
    const shown = expected ?? internalError();
    request.refusedWith = shown.code;
    // The client has disconnected; errors on this socket are noise. `request.raw.socket` may be gone by then.
    const hasLeft = reply.raw.destroyed;
    if (shown.status >= 500 && hasLeft) request.log.info({ err: error }, 'client left');
    else if (shown.status >= 500) request.log.error({ err: error }, 'request failed');
    if (shown.status === 429) void reply.header('retry-after', shown.retryAfterS ?? 60);
    const entry = request.routeOptions.config.call ?? null;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    return reply.code(statusOf(entry, shown)).send(failureBody(entry, shown, request.id));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (await sendPage(request, reply)) return reply;
    const shown = new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);
    void reply.header('cache-control', 'no-store');
    return reply.code(404).send(failureBody(null, shown, request.id));
  });
}
