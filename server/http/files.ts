/** Stored files: pictures of the content and what parents upload. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BACKEND_CODE } from '../../src/contract/errors';
import { isAdmitted, PASS_QUERY, whoseIs } from '../files/whose';
import type { StoredFile } from '../providers';
import type { AppServices } from './dispatch';
import { BusinessError } from './handler';
import type { RequestLimits } from './limits';
import { HTTP_MESSAGES } from './messages';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*){0,7}$/;
/** Shown in place; everything else is offered as a download, so that no stored page runs on our origin. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/;
/** Compressed content has no parts; these never are. */
const IN_PARTS = /^(audio|video)\//;
const ONE_DAY_S = 86_400;

export function registerFiles(
  app: FastifyInstance,
  { clock, config: { keys }, providers: { storage } }: AppServices,
  limits: RequestLimits,
): void {
  app.route<{ Params: { '*': string }; Querystring: Readonly<Record<string, unknown>> }>({
    method: 'GET',
    url: '/files/*',
    schema: { hide: true },
    onRequest: async (request) => limits.admitFile(request.ip),
    handler: async (request, reply) => {
      const key = request.params['*'];
      const isAsked = KEY.test(key) && key.length <= 255;
      const pass = request.query[PASS_QUERY];
      const file = isAsked && isAdmitted(keys, key, pass, clock.now()) ? await storage.get(key) : null;
      if (file === null) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.fileNotFound, 404);
      const tag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
      void reply.headers({
        etag: tag,
        'cache-control': `${whoseIs(key) === 'everybody' ? 'public' : 'private'}, max-age=${ONE_DAY_S}`,
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
      if (IN_PARTS.test(file.contentType)) return sendPart(reply, file, request.headers.range);
      return reply.type(file.contentType).send(file.body);
    },
  });
}

function sendPart(reply: FastifyReply, { body, contentType }: StoredFile, range: string | undefined) {
  const part = partOf(range, body.length);
  void reply.header('accept-ranges', 'bytes');
  if (part === 'whole') return reply.type(contentType).send(body);
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  const { from, to } = part;
  void reply.code(206).header('content-range', `bytes ${from}-${to}/${body.length}`);
  return reply.type(contentType).send(body.subarray(from, to + 1));
}

/** Part of a file: iPhones play no film whose server cannot hand out parts. */
interface Part {
  /** Both included. */
  readonly from: number;
  readonly to: number;
}

/** 'whole': nothing was asked for, or several parts, which may be answered with everything. */
function partOf(header: string | undefined, size: number): Part | 'whole' | 'outside' {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  // Without a first byte it is the last so many.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'outside' : { from, to };
}
