/** What is answered when a request failed, or asked for an address where there is nothing. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { failureBody, statusOf } from './envelope';
import { expectedError, internalError } from './errors';
import { BusinessError } from './handler';
import { HTTP_MESSAGES } from './messages';

/** For what goes wrong before there is a route, such as an address that cannot be decoded. */
export function answerWithoutRoute(reply: FastifyReply, error: FastifyError, id: string): void {
  const shown = expectedError(error) ?? internalError();
  void reply.code(shown.status).send(failureBody(null, shown, id));
}

/** `sendPage`: answers an unknown address with the app where a page was asked for, and says whether it did. */
export function answerErrors(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
): void {
  app.setErrorHandler(async (error: Error, request, reply) => {
    const expected = expectedError(error);
    const shown = expected ?? internalError();
    // Nobody reads the answer, and a connection that is gone makes errors of its own.
    const hasLeft = request.raw.socket.destroyed;
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
