/** Serves the operator's console (packages/console) at /console, under a content policy of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Random } from '../random';
import { HTTP_MESSAGES } from './messages';

const CONSOLE_PATH = '/console';
export const CONSOLE_DOCUMENT = `${CONSOLE_PATH}/`;

const ONE_YEAR_S = 31_536_000;
const NONCE_BYTES = 16;
/** As packages/console/vite.config.mts has it. */
const NONCE = /CSP_NONCE/g;

/** Styles are made at run time: the document's nonce lets in these alone. blob: a recording before it is sent. */
const policyFor = (nonce: string): string =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** `folder`: what `npm run build -w packages/console` makes; null: there is no console. */
export async function registerConsole(
  app: FastifyInstance,
  folder: string | null,
  random: Random,
): Promise<void> {
  if (folder === null) return;
  const file = join(folder, 'index.html');
  const hidden = { schema: { hide: true } };
  const send = (reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    if (!existsSync(file))
      return reply.code(404).type('text/plain; charset=utf-8').send(HTTP_MESSAGES.noConsole);
    const nonce = random.bytes(NONCE_BYTES).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policyFor(nonce))
      .send(readFileSync(file, 'utf8').replace(NONCE, nonce));
  };
  app.get(CONSOLE_PATH, hidden, async (_request, reply) => reply.redirect(CONSOLE_DOCUMENT));
  app.get(CONSOLE_DOCUMENT, hidden, async (_request, reply) => send(reply));
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: `${CONSOLE_PATH}/assets/`,
    decorateReply: false,
    immutable: true,
    maxAge: ONE_YEAR_S * 1000,
    index: false,
  });
}
