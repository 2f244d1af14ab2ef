/**
 * For tests and testers only: the clock, SMS codes, a round of the jobs, a database reset, and the domains' own test routes.
 * Requires WANDOU_TESTING=1, which is refused in production.
 */
import { Type as T, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { AppServices } from '../http/dispatch';
import { BusinessError } from '../http/handler';
import { HTTP_MESSAGES } from '../http/messages';
import { runJobs, type Job } from '../jobs';
import { counters } from '../limits/tables';
import { phoneName, type TestRoutes, type TestTools } from './tools';

export const notFound = () => new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);

export const PhoneBody = T.Object({ areaCode: T.Optional(T.String()), phone: T.String() });
const ClockBody = T.Object({ offsetMs: T.Integer() });

function registerOwn(app: FastifyInstance, { db }: AppServices, { clock, codes, reset }: TestTools): void {
  app.get('/__test/ready', async () => ({ testing: true }));
  app.post<{ Body: Static<typeof PhoneBody> }>(
    '/__test/sms',
    { schema: { body: PhoneBody } },
    async (request) => {
      const { areaCode = '86', phone } = request.body;
      const code = codes.get(phoneName(areaCode, phone));
      if (code === undefined) throw notFound();
      return { code };
    },
  );
  app.post<{ Body: Static<typeof ClockBody> }>(
    '/__test/clock',
    { schema: { body: ClockBody } },
    async (request) => {
      clock.offset = request.body.offsetMs;
      return { now: clock.now().toISOString() };
    },
  );
  app.post('/__test/forget-limits', async () => {
    await db.delete(counters);
    return { done: true };
  });
  app.post('/__test/reset', async () => {
    codes.clear();
    clock.offset = 0;
    await reset();
    return { done: true };
  });
}

/** Runs all jobs now instead of within ten minutes, after a tester has moved the clock (docs/testing.md). */
function registerHousekeeping(app: FastifyInstance, services: AppServices, jobs: readonly Job[]): void {
  app.post('/__test/housekeeping', async (request) => {
    const failures: unknown[] = [];
    const onError = (error: unknown) => {
      request.log.error({ err: error }, 'a job failed');
      failures.push(error);
    };
    const numbers = await runJobs(jobs, { ...services, onError, isStopping: () => false });
    if (failures.length > 0) throw failures[0];
    return numbers;
  });
}

export function registerTesting(
  app: FastifyInstance,
  services: AppServices,
  tools: TestTools,
  { routes, jobs }: { readonly routes: readonly TestRoutes[]; readonly jobs: readonly Job[] },
): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/__test/')) route.schema = { ...route.schema, hide: true };
  });
  registerOwn(app, services, tools);
  registerHousekeeping(app, services, jobs);
  for (const register of routes) register(app, services);
  tools.demo?.registerScenarios(app, services);
}
