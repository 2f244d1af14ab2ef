/** Routes of every desk: style sheet, login and logout. Never in production. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from '../../../server/core/http/dispatch';
import { forbidden } from '../../../server/core/http/handler';
import type { Desk } from './desk';
import { loginPage, STAFF_POLICY } from './html';
import { cookieLine, isInside, isOwnPage, isPassword, maySayPassword } from './login';
import { STAFF_TEXTS } from './texts';

const MOST_FORM_BYTES = 4096;
export const hidden = { schema: { hide: true } };

export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': STAFF_POLICY })
    .send(html);

/** `own` adds the desk's own routes. Requests that change something must be same-origin. */
export function openDesk(
  app: FastifyInstance,
  services: AppServices,
  desk: Desk,
  own: (scope: FastifyInstance) => void,
): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
      (_request, body, taken) => taken(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPage(request)) throw forbidden();
    });
    serveText(scope, `${desk.path}/page.css`, join(__dirname, 'page.css'), 'text/css');
    registerLogin(scope, services, desk);
    own(scope);
    done();
  });
}

export function serveText(scope: FastifyInstance, path: string, file: string, type: string): void {
  const text = readFileSync(file, 'utf8');
  scope.get(path, hidden, async (_request, reply) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
  );
}

function registerLogin(scope: FastifyInstance, services: AppServices, desk: Desk): void {
  scope.post<{ Body: { password?: unknown } | undefined }>(
    `${desk.path}/login`,
    hidden,
    async (request, reply) => {
      if (!(await maySayPassword(services, desk, request.ip))) {
        return sendPage(reply.code(429), loginPage(desk, STAFF_TEXTS.tooOften));
      }
      if (!isPassword(desk, request.body?.password)) {
        return sendPage(reply.code(403), loginPage(desk, STAFF_TEXTS.wrongPassword));
      }
      return reply.header('set-cookie', cookieLine(services, desk, request, true)).redirect(desk.path, 303);
    },
  );
  scope.post(`${desk.path}/logout`, hidden, async (request, reply) =>
    reply.header('set-cookie', cookieLine(services, desk, request, false)).redirect(desk.path, 303),
  );
}

export const demandInside = (services: AppServices, desk: Desk, request: FastifyRequest): void => {
  if (!isInside(services, desk, request)) throw forbidden();
};
