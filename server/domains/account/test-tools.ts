/** Test tools (docs/testing.md): captcha solutions, and opening and ending sessions without a password. */
import { eq } from 'drizzle-orm';
import { Type as T, type Static } from '@sinclair/typebox';
import { ERROR_CODE } from '../../../src/contract/errors';
import { notFound, PhoneBody } from '../../core/testing/routes';
import type { TestRoutes } from '../../core/testing/tools';
import { captchas, spokenCaptchas } from './captcha/tables';
import { findAccount } from './register';
import { openSession, revokeSessionOf } from './sessions';
import { sessions, sessionTokens } from './tables';
import { hashToken } from './tokens';

const TokenBody = T.Object({
  token: T.String(),
  how: T.Optional(T.Union([T.Literal('revoke'), T.Literal('expire')])),
});

export const accountTestTools: TestRoutes = (app, services) => {
  const { db, clock, config } = services;
  app.get<{ Params: { token: string } }>('/__test/captcha/:token', async ({ params: { token } }) => {
    const [found] = await db.select().from(captchas).where(eq(captchas.token, token));
    if (found !== undefined) return { x: found.gapX };
    const [spoken] = await db.select().from(spokenCaptchas).where(eq(spokenCaptchas.token, token));
    if (spoken === undefined) throw notFound();
    return { sum: spoken.sum };
  });
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
  app.post<{ Body: Static<typeof PhoneBody> }>(
    '/__test/login',
    { schema: { body: PhoneBody } },
    async (request) => {
      const { areaCode = '86', phone } = request.body;
      const account = await findAccount(db, config.keys, { areaCode, number: phone });
      if (account === null) throw notFound();
      // Without a device, so that it takes no device slot.
      return openSession(services, { accountId: account.id, deviceId: null, sessionId: null });
    },
  );
};
