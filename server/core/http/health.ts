import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config';

/** Lifecycle state of the process. */
export interface Lifecycle {
  migrated: boolean;
  stopping: boolean;
}

const DATABASE_PATIENCE_MS = 2_000;

async function databaseAnswers(pool: Pool): Promise<boolean> {
  const patience = new Promise<false>((resolve) => setTimeout(resolve, DATABASE_PATIENCE_MS, false).unref());
  const answer = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, patience]);
}

/** /healthz: liveness. /readyz: readiness. */
export function registerHealth(
  app: FastifyInstance,
  pool: Pool,
  lifecycle: Lifecycle,
  { release }: Pick<Config, 'release'>,
): void {
  // Keep-alive connections would delay the shutdown until they time out.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (lifecycle.stopping) void reply.header('connection', 'close');
    done();
  });
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async () => ({ status: 'ok', release }));
  app.get('/readyz', options, async (_request, reply) => {
    const checks = {
      database: await databaseAnswers(pool),
      migrated: lifecycle.migrated,
      accepting: !lifecycle.stopping,
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable', checks });
  });
}
