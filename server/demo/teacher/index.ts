/** The other side of homework, for testers and visitors of a demonstration: a teacher who corrects. Never in production. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { AppServices } from '../../http/dispatch';
import { BusinessError, forbidden } from '../../http/handler';
import { sendFile } from '../../http/send-file';
import { CorrectionBody, storeVoice, takeCorrection } from './correct';
import { handInPage, type HandInPage } from './hand-in-page';
import { listPage, loginPage, TEACHER_POLICY } from './html';
import { cookieLine, isOwnPage, isPassword, isTeacher, maySayPassword } from './login';
import { handedIn, handInOf, isOfHandIn } from './reads';
import { registerNewcomers } from './newcomers';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_PATH } from './where';

const MOST_VOICE_BYTES = 8 * 1024 * 1024;
const MOST_FORM_BYTES = 4096;
const hidden = { schema: { hide: true } };

interface OfHomework {
  Params: { id: string; '*'?: string };
}

const missing = () => new BusinessError(BACKEND_CODE.notFound, TEACHER_TEXTS.missing, 404);

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': TEACHER_POLICY })
    .send(html);

export function registerTeacher(app: FastifyInstance, services: AppServices): void {
  void app.register((scope, _options, done) => {
    takeForms(scope);
    scope.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPage(request)) throw forbidden();
    });
    registerAssets(scope);
    registerLogin(scope, services);
    registerPages(scope, services);
    registerCorrection(scope, services);
    registerNewcomers(scope, services, sendPage);
    done();
  });
}

function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addContentTypeParser(
    /^audio\//,
    { parseAs: 'buffer', bodyLimit: MOST_VOICE_BYTES },
    (_request, body, done) => done(null, body),
  );
}

function registerAssets(scope: FastifyInstance): void {
  const types = { 'client.js': 'text/javascript', 'page.css': 'text/css' } as const;
  for (const [name, type] of Object.entries(types)) {
    const text = readFileSync(join(__dirname, name), 'utf8');
    scope.get(`${TEACHER_PATH}/${name}`, hidden, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }
}

function registerLogin(scope: FastifyInstance, services: AppServices): void {
  scope.post<{ Body: { password?: unknown } | undefined }>(
    `${TEACHER_PATH}/login`,
    hidden,
    async (request, reply) => {
      if (!(await maySayPassword(services, request.ip))) {
        return sendPage(reply.code(429), loginPage(TEACHER_TEXTS.tooOften));
      }
      if (!isPassword(request.body?.password)) {
        return sendPage(reply.code(403), loginPage(TEACHER_TEXTS.wrongPassword));
      }
      return reply.header('set-cookie', cookieLine(services, request, true)).redirect(TEACHER_PATH, 303);
    },
  );
  scope.post(`${TEACHER_PATH}/logout`, hidden, async (request, reply) =>
    reply.header('set-cookie', cookieLine(services, request, false)).redirect(TEACHER_PATH, 303),
  );
}

const demandTeacher = (services: AppServices, request: FastifyRequest): void => {
  if (!isTeacher(services, request)) throw forbidden();
};

async function handInFor(
  services: AppServices,
  { params }: { params: OfHomework['Params'] },
): Promise<HandInPage> {
  const page = /^\d{1,15}$/.test(params.id) ? await handInOf(services.db, Number(params.id)) : undefined;
  if (page === undefined) throw missing();
  return page;
}

function registerPages(scope: FastifyInstance, services: AppServices): void {
  scope.get(TEACHER_PATH, hidden, async (request, reply) =>
    sendPage(reply, isTeacher(services, request) ? listPage(await handedIn(services.db)) : loginPage()),
  );
  scope.get<OfHomework>(`${TEACHER_PATH}/homework/:id`, hidden, async (request, reply) => {
    if (!isTeacher(services, request)) return reply.redirect(TEACHER_PATH, 303);
    return sendPage(reply, handInPage(await handInFor(services, request)));
  });
  scope.get<OfHomework>(`${TEACHER_PATH}/homework/:id/file/*`, hidden, async (request, reply) => {
    demandTeacher(services, request);
    const key = request.params['*'] ?? '';
    if (!isOfHandIn(await handInFor(services, request), key)) throw missing();
    const { storage } = services.providers;
    const sent = await sendFile(request, reply, { storage, key, cacheControl: 'private, no-cache' });
    if (sent === null) throw missing();
    return sent;
  });
}

function registerCorrection(scope: FastifyInstance, services: AppServices): void {
  scope.post<OfHomework & { Body: CorrectionBody }>(
    `${TEACHER_PATH}/homework/:id/correct`,
    {
      schema: { hide: true, body: CorrectionBody },
      preValidation: async (request) => demandTeacher(services, request),
    },
    async (request) => {
      await takeCorrection(services, await handInFor(services, request), request.body);
      return { ok: true };
    },
  );
  scope.post<OfHomework & { Body: unknown }>(
    `${TEACHER_PATH}/homework/:id/voice`,
    {
      ...hidden,
      bodyLimit: MOST_VOICE_BYTES,
      preParsing: async (request) => demandTeacher(services, request),
    },
    async (request) => {
      if (!Buffer.isBuffer(request.body)) throw missing();
      return { key: await storeVoice(services, await handInFor(services, request), request.body) };
    },
  );
}
