/**
 * For tests and testers only: what a person would read off a picture or a phone. Exists with WANDOU_TESTING=1, which is
 * refused in production.
 */
import { desc, eq } from 'drizzle-orm';
import { Type as T, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE, ERROR_CODE } from '../../../src/contract/errors';
import { feedbacks } from '../../domains/help/feedback/tables';
import { lookupOf } from '../../domains/account/phone';
import { revokeSessionOf } from '../../domains/account/sessions';
import { sessions, sessionTokens } from '../../domains/account/tables';
import { hashToken } from '../../domains/account/tokens';
import { captchas, spokenCaptchas } from '../../domains/account/captcha/tables';
import type { AppServices } from '../http/dispatch';
import { attendLesson } from '../../domains/lessons/attendance';
import { BusinessError } from '../http/handler';
import { HTTP_MESSAGES } from '../http/messages';
import { counters } from '../limits/tables';
import { runContest } from '../../domains/straight/close';
import type { TestTools } from './tools';
import { removeCancelledAccounts } from '../../domains/account/cancellation/remove';
import { cleanUp } from '../jobs/housekeeping';
import { runReleases } from '../jobs/releases';
import { findAccount } from '../../domains/account/register';
import { openSession } from '../../domains/account/sessions';
import { removeGivenUp } from '../../domains/works/files/removals';

/** A session for an account without its password, for the scenario console (docs/testing.md). */
const LoginBody = T.Object({ areaCode: T.Optional(T.String()), phone: T.String() });

const notFound = () => new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);

const PhoneBody = T.Object({ areaCode: T.Optional(T.String()), phone: T.String() });
const LessonBody = T.Object({ liveId: T.Integer({ minimum: 1 }) });
const ClockBody = T.Object({ offsetMs: T.Integer() });
const TokenBody = T.Object({
  token: T.String(),
  how: T.Optional(T.Union([T.Literal('revoke'), T.Literal('expire')])),
});

function registerReaders(app: FastifyInstance, { db, config }: AppServices, { codes }: TestTools): void {
  app.get<{ Params: { token: string } }>('/__test/captcha/:token', async (request) => {
    const [found] = await db.select().from(captchas).where(eq(captchas.token, request.params.token));
    if (found !== undefined) return { x: found.gapX };
    const [spoken] = await db
      .select()
      .from(spokenCaptchas)
      .where(eq(spokenCaptchas.token, request.params.token));
    if (spoken === undefined) throw notFound();
    return { sum: spoken.sum };
  });
  app.get('/__test/feedback', async () => ({
    feedbacks: await db.select().from(feedbacks).orderBy(desc(feedbacks.id)).limit(20),
  }));
  app.post<{ Body: Static<typeof PhoneBody> }>(
    '/__test/sms',
    { schema: { body: PhoneBody } },
    async (request) => {
      const { areaCode = '86', phone } = request.body;
      const code = codes.get(lookupOf(config.keys, { areaCode, number: phone }));
      if (code === undefined) throw notFound();
      return { code };
    },
  );
}

function registerSessions(app: FastifyInstance, { db, clock }: AppServices): void {
  app.post<{ Body: Static<typeof TokenBody> }>(
    '/__test/session',
    { schema: { body: TokenBody } },
    async (request) => {
      const { token, how = 'revoke' } = request.body;
      if (how === 'revoke') {
        await revokeSessionOf(db, clock, token);
        return { code: ERROR_CODE.sessionRevoked };
      }
      const [found] = await db
        .select({ id: sessionTokens.sessionId })
        .from(sessionTokens)
        .where(eq(sessionTokens.tokenHash, hashToken(token)));
      if (found === undefined) throw notFound();
      await db.update(sessions).set({ expiresAt: clock.now() }).where(eq(sessions.id, found.id));
      return { code: ERROR_CODE.sessionExpired };
    },
  );
}

function registerChanges(
  app: FastifyInstance,
  { db }: AppServices,
  { clock, codes, reset }: TestTools,
): void {
  app.post<{ Body: Static<typeof ClockBody> }>(
    '/__test/clock',
    { schema: { body: ClockBody } },
    async (request) => {
      clock.offset = request.body.offsetMs;
      return { now: clock.now().toISOString() };
    },
  );
  app.post<{ Body: Static<typeof LessonBody> }>(
    '/__test/attend',
    { schema: { body: LessonBody } },
    async (request) => ({ isNew: await attendLesson({ db, clock }, request.body.liveId) }),
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

export function registerTesting(app: FastifyInstance, services: AppServices, tools: TestTools): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/__test/')) route.schema = { ...route.schema, hide: true };
  });
  registerReaders(app, services, tools);
  registerSessions(app, services);
  registerChanges(app, services, tools);
  tools.demo?.registerScenarios(app, services);
  registerLogins(app, services);
  registerHousekeeping(app, services, tools);
}

/** A round of housekeeping now instead of within ten minutes, after a tester has moved the clock (docs/testing.md). */
function registerHousekeeping(
  app: FastifyInstance,
  { db, clock, providers, stored }: AppServices,
  { demo }: TestTools,
): void {
  app.post('/__test/housekeeping', async () => {
    await cleanUp(db, clock);
    await runReleases({ db, clock, onError: (error) => app.log.error({ err: error }, 'release') });
    await removeGivenUp({ db, clock, stored, storage: providers.storage });
    await runContest(db, clock);
    await demo?.refresh(db, clock);
    return {
      removedAccounts: await removeCancelledAccounts({
        stored,
        db,
        clock,
        storage: providers.storage,
      }),
    };
  });
}

function registerLogins(app: FastifyInstance, services: AppServices): void {
  app.get('/__test/ready', async () => ({ testing: true }));
  app.post<{ Body: Static<typeof LoginBody> }>(
    '/__test/login',
    { schema: { body: LoginBody } },
    async (request) => {
      const { areaCode = '86', phone } = request.body;
      const account = await findAccount(services.db, services.config.keys, { areaCode, number: phone });
      if (account === null) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);
      // No device: it takes none of the account's places.
      return openSession(services, { accountId: account.id, deviceId: null, sessionId: null });
    },
  );
}
