/** Hands the copy out to whoever has its one-time address: a browser, an app or a web-view, none of which sends headers. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DATA_EXPORT_PATH, DATA_EXPORT_VIEW } from '../../src/contract/data-export';
import { BACKEND_CODE } from '../../src/contract/errors';
import { students } from '../account/tables';
import { spendTemporaryToken } from '../account/tokens';
import { headersOf, type AppServices } from '../http/dispatch';
import { BusinessError } from '../http/handler';
import type { RequestLimits } from '../http/limits';
import { copyOf } from './copy';
import { PERSONAL_DATA_MESSAGES } from './messages';

interface Asked {
  Params: { token: string; fileName: string };
  Querystring: Readonly<Record<string, string>>;
}

const FILE_NAME = /^[\w.-]{1,64}\.json$/;

const gone = () =>
  new BusinessError(BACKEND_CODE.temporaryTokenInvalid, PERSONAL_DATA_MESSAGES.linkGone, 410);

export function registerDataExport(app: FastifyInstance, services: AppServices, limits: RequestLimits): void {
  const { db } = services;
  app.route<Asked>({
    method: 'GET',
    url: `${DATA_EXPORT_PATH}/:token/:fileName`,
    schema: { hide: true },
    // Somebody who only looks whether it is there must not use it up.
    exposeHeadRoute: false,
    onRequest: async (request) => limits.admit(request.ip, null),
    handler: async (request, reply) => {
      const { token, fileName } = request.params;
      if (!FILE_NAME.test(fileName)) throw gone();
      const subject = await spendTemporaryToken(services, 'export', token);
      if (subject === null) throw gone();
      const { accountId } = subject;
      const [student] = await db
        .select({ userId: students.userId })
        .from(students)
        .where(eq(students.accountId, accountId));
      if (student === undefined) throw gone();
      const person = { accountId, userId: student.userId };
      const copy = await copyOf({ ...services, headers: headersOf(request) }, person);
      const how = request.query[DATA_EXPORT_VIEW] === '1' ? 'inline' : 'attachment';
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `${how}; filename="${fileName}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(copy, null, 2));
    },
  });
}
