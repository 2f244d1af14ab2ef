/** A session for an account without its password, for the scenario console (docs/testing.md). */
import { Type as T, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../src/contract/errors';
import { findAccount } from '../account/register';
import { openSession } from '../account/sessions';
import type { AppServices } from '../http/dispatch';
import { BusinessError } from '../http/handler';
import { HTTP_MESSAGES } from '../http/messages';

const LoginBody = T.Object({ areaCode: T.Optional(T.String()), phone: T.String() });

export function registerLogins(app: FastifyInstance, services: AppServices): void {
  app.get('/__test/ready', async () => ({ testing: true }));
  app.post<{ Body: Static<typeof LoginBody> }>(
    '/__test/login',
    { schema: { body: LoginBody } },
    async (request) => {
      const { areaCode = '86', phone } = request.body;
      const account = await findAccount(services.db, services.config.keys, { areaCode, number: phone });
      if (account === null) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);
      // No device: it takes none of the account's places.
      return openSession(services, { accountId: account.id, deviceId: null });
    },
  );
}
