/** Files at single-use URLs: downloads by browsers, apps and web views do not send our headers. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { students, type TemporaryTokenKind } from './tables';
import { spendTemporaryToken } from './tokens';
import type { AppServices } from '../../core/http/dispatch';
import { BusinessError } from '../../core/http/handler';
import type { RequestLimits } from '../../core/http/limits';

interface Asked {
  Params: { token: string; fileName: string };
  Querystring: Readonly<Record<string, string>>;
}

interface FileOwner {
  readonly accountId: number;
  readonly userId: number;
}

interface OneTimeFile {
  /** GET `<path>/<one-time token>/<file name>`. */
  readonly path: string;
  /** Without the dot. */
  readonly extension: 'ics' | 'json';
  readonly token: TemporaryTokenKind;
  /** Error text for a used, expired or unknown URL. */
  readonly refusal: string;
  readonly send: (
    owner: FileOwner,
    fileName: string,
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

export function registerOneTimeFile(
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
  { path, extension, token: kind, refusal, send }: OneTimeFile,
): void {
  const named = new RegExp(`^[\\w.-]{1,64}\\.${extension}$`);
  const refused = () => new BusinessError(BACKEND_CODE.temporaryTokenInvalid, refusal, 410);
  app.route<Asked>({
    method: 'GET',
    url: `${path}/:token/:fileName`,
    schema: { hide: true },
    // A HEAD request must not use up the token.
    exposeHeadRoute: false,
    onRequest: async (request) => limits.admit(request.ip, null),
    handler: async (request, reply) => {
      const { token, fileName } = request.params;
      if (!named.test(fileName)) throw refused();
      const subject = await spendTemporaryToken(services, kind, token);
      if (subject === null) throw refused();
      const { accountId } = subject;
      const [student] = await services.db
        .select({ userId: students.userId })
        .from(students)
        .where(eq(students.accountId, accountId));
      if (student === undefined) throw refused();
      return send(
        { accountId, userId: student.userId },
        fileName,
        request,
        reply.header('cache-control', 'no-store'),
      );
    },
  });
}
