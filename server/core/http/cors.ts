/** CORS for origins that the operator lists. The mini program and same-origin requests do not need it. */
import type { FastifyInstance } from 'fastify';
import { UPLOAD_URL_HEADER } from '../../../src/contract/files/values';

const ONE_DAY_S = 86_400;

/** Calls use the first two, tus uploads the others. */
const METHODS = 'GET, POST, HEAD, PATCH, DELETE';
/** Response headers that scripts may read: the request id for support, and the progress of a tus upload. */
const EXPOSED = `x-request-id, Location, Upload-Offset, Upload-Length, Upload-Expires, Tus-Resumable, ${UPLOAD_URL_HEADER}`;

export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS') return;
    const asked = request.headers['access-control-request-headers'];
    void reply.header('access-control-allow-methods', METHODS);
    void reply.header('access-control-max-age', ONE_DAY_S);
    if (asked !== undefined) void reply.header('access-control-allow-headers', asked);
    await reply.code(204).send();
  });
}
