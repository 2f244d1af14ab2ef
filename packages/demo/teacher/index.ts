/** Teacher's desk of the demo: testers and visitors correct homework. Never in production. */
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { CorrectionBodySchema, type CorrectionBody } from '../../../src/contract/staff/teaching-calls.schema';
import { VOICE_MOST_BYTES } from '../../../src/contract/staff/values';
import type { AppServices } from '../../../server/core/http/dispatch';
import { BusinessError } from '../../../server/core/http/handler';
import { sendFile } from '../../../server/core/http/send-file';
import { correctByTeacher, storeVoice } from '../../../server/domains/homework/by-teacher';
import {
  handedIn,
  handInOf,
  isOfHandIn,
  type OpenedHandIn,
} from '../../../server/domains/homework/handed-in';
import { loginPage } from '../staff/html';
import { isInside } from '../staff/login';
import { demandInside, hidden, openDesk, sendPage, serveText } from '../staff/open';
import { handInPage } from './hand-in-page';
import { listPage } from './html';
import { registerMaterials } from './materials';
import { registerNewcomers } from './newcomers';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_DESK, TEACHER_PATH } from './where';

const LISTED = { limit: 100, offset: 0, withOthers: true } as const;

interface OfHomework {
  Params: { id: string; '*'?: string };
}

const missing = () => new BusinessError(BACKEND_CODE.notFound, TEACHER_TEXTS.missing, 404);

export const registerTeacher = (app: FastifyInstance, services: AppServices): void =>
  openDesk(app, services, TEACHER_DESK, (scope) => {
    scope.addContentTypeParser(
      /^audio\//,
      { parseAs: 'buffer', bodyLimit: VOICE_MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    serveText(scope, `${TEACHER_PATH}/client.js`, join(__dirname, 'client.js'), 'text/javascript');
    registerPages(scope, services);
    registerCorrection(scope, services);
    registerMaterials(scope, services);
    registerNewcomers(scope, services);
  });

const demandTeacher = (services: AppServices, request: FastifyRequest): void =>
  demandInside(services, TEACHER_DESK, request);

async function handInFor(
  services: AppServices,
  { params }: { params: OfHomework['Params'] },
): Promise<OpenedHandIn> {
  const page = /^\d{1,15}$/.test(params.id) ? await handInOf(services.db, Number(params.id)) : undefined;
  if (page === undefined) throw missing();
  return page;
}

function registerPages(scope: FastifyInstance, services: AppServices): void {
  scope.get(TEACHER_PATH, hidden, async (request, reply) =>
    sendPage(
      reply,
      isInside(services, TEACHER_DESK, request)
        ? listPage(await handedIn(services.db, LISTED))
        : loginPage(TEACHER_DESK),
    ),
  );
  scope.get<OfHomework>(`${TEACHER_PATH}/homework/:id`, hidden, async (request, reply) => {
    if (!isInside(services, TEACHER_DESK, request)) return reply.redirect(TEACHER_PATH, 303);
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
      schema: { hide: true, body: CorrectionBodySchema },
      preValidation: async (request) => demandTeacher(services, request),
    },
    async (request) => {
      await correctByTeacher(services, (await handInFor(services, request)).listed, request.body);
      return { ok: true };
    },
  );
  scope.post<OfHomework & { Body: unknown }>(
    `${TEACHER_PATH}/homework/:id/voice`,
    {
      ...hidden,
      bodyLimit: VOICE_MOST_BYTES,
      preParsing: async (request) => demandTeacher(services, request),
    },
    async (request) => {
      if (!Buffer.isBuffer(request.body)) throw missing();
      return { key: await storeVoice(services, (await handInFor(services, request)).listed, request.body) };
    },
  );
}
