/** Other origins may call only when the operator lists them. The mini program and the own origin need nothing of this. */
import type { FastifyInstance } from 'fastify';

const ONE_DAY_S = 86_400;

export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', 'x-request-id');
    if (request.method !== 'OPTIONS') return;
    const asked = request.headers['access-control-request-headers'];
    void reply.header('access-control-allow-methods', 'GET, POST');
    void reply.header('access-control-max-age', ONE_DAY_S);
    if (asked !== undefined) void reply.header('access-control-allow-headers', asked);
    await reply.code(204).send();
  });
}
