/** Stored files: pictures of the content and what parents upload. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CODE } from '../../src/contract/errors';
import type { StorageProvider } from '../providers';
import { BusinessError } from './handler';
import type { RequestLimits } from './limits';
import { HTTP_MESSAGES } from './messages';

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*){0,7}$/;
/** Shown in place; everything else is offered as a download, so that no stored page runs on our origin. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/;
const ONE_DAY_S = 86_400;

export function registerFiles(app: FastifyInstance, storage: StorageProvider, limits: RequestLimits): void {
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/files/*',
    schema: { hide: true },
    onRequest: async (request) => limits.admit(request.ip, null),
    handler: async (request, reply) => {
      const key = request.params['*'];
      const file = KEY.test(key) && key.length <= 255 ? await storage.get(key) : null;
      if (file === null) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.fileNotFound, 404);
      const tag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
      void reply.headers({
        etag: tag,
        'cache-control': `public, max-age=${ONE_DAY_S}`,
        // A drawing must not run scripts when it is opened by itself.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (!SHOWN.test(file.contentType)) {
        return reply
          .header('content-disposition', 'attachment')
          .type('application/octet-stream')
          .send(file.body);
      }
      return reply.type(file.contentType).send(file.body);
    },
  });
}
