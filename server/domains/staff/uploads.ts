/** Files that staff upload: a teacher's recording, before the correction that names it, and pictures for everybody. */
import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from '@sinclair/typebox';
import { MAX_PICTURE_BYTES } from '../../../src/contract/files/values';
import { nothingAsked } from '../../../src/contract/primitives.schema';
import type { PictureAnswerSchema } from '../../../src/contract/staff/placement-calls.schema';
import { editors } from '../../../src/contract/staff/staff-calls.schema';
import { VoiceQuerySchema, type VoiceAnswerSchema } from '../../../src/contract/staff/teaching-calls.schema';
import { PICTURE_PATH, StaffRole, VOICE_MOST_BYTES, VOICE_PATH } from '../../../src/contract/staff/values';
import { badInput } from '../../core/http/handler';
import type { AppServices } from '../../core/http/dispatch';
import { HTTP_MESSAGES } from '../../core/http/messages';
import { orNotFound } from '../../core/http/policy';
import type { Routes } from '../../core/http/routes';
import { storeContentPicture } from '../files/content-pictures';
import { storeVoice } from '../homework/by-teacher';
import { handInOf } from '../homework/handed-in';
import { admitStaff, answerOf, HEADERS, noSession, withStatus } from './admit';
import { writeAudit } from './audit';
import { STAFF_MESSAGES } from './messages';
import type { StaffSession } from './sessions';

interface Taken<Query> {
  readonly services: AppServices;
  readonly staff: StaffSession;
  readonly query: Query;
  readonly body: Buffer;
}

interface Upload<Query extends TSchema> {
  readonly path: string;
  /** In the audit. */
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly types: RegExp;
  readonly mostBytes: number;
  readonly query: Query;
  readonly store: (taken: Taken<Static<Query>>) => Promise<unknown>;
}

/** The body is the file itself. */
const upload =
  <Query extends TSchema>({ mostBytes, name, path, query, roles, store, types }: Upload<Query>): Routes =>
  (app, services, limits) => {
    void app.register((scope, _options, done) => {
      scope.addContentTypeParser(
        types,
        { parseAs: 'buffer', bodyLimit: mostBytes },
        (_request, body, taken) => taken(null, body),
      );
      scope.post<{ Querystring: Static<Query>; Body: unknown }>(
        path,
        {
          schema: { hide: true, querystring: query },
          bodyLimit: mostBytes,
          onRequest: async (request: FastifyRequest, reply) => {
            void reply.headers(HEADERS);
            await limits.admit(request.ip, null);
            request.staff = await admitStaff(services, request, name, roles);
          },
        },
        async ({ body, query: asked, staff }) => {
          if (staff === null) throw noSession();
          if (!Buffer.isBuffer(body)) throw badInput(name, HTTP_MESSAGES.mediaType);
          try {
            const stored = await store({ services, staff, query: asked as Static<Query>, body });
            return answerOf(stored, services.clock.now());
          } catch (error) {
            throw withStatus(error);
          }
        },
      );
      done();
    });
  };

const voice = upload({
  ...{ path: VOICE_PATH, name: 'storeVoice', roles: [StaffRole.teacher] },
  ...{ types: /^audio\//, mostBytes: VOICE_MOST_BYTES, query: VoiceQuerySchema },
  async store({ body, query: { homeworkId }, services, staff }) {
    const { listed } = orNotFound(await handInOf(services.db, homeworkId), STAFF_MESSAGES.unknown);
    const entry = { staffId: staff.staffId, action: 'storeVoice', userId: listed.row.userId };
    await writeAudit(services, { ...entry, detail: { homeworkId, bytes: body.length } });
    const stored: Static<typeof VoiceAnswerSchema> = { key: await storeVoice(services, listed, body) };
    return stored;
  },
});

const picture = upload({
  ...{ path: PICTURE_PATH, name: 'storePicture', roles: editors },
  ...{ types: /^image\//, mostBytes: MAX_PICTURE_BYTES, query: nothingAsked() },
  async store({ body, services, staff: { staffId } }) {
    const stored: Static<typeof PictureAnswerSchema> = { key: await storeContentPicture(services, body) };
    await writeAudit(services, {
      staffId,
      action: 'storePicture',
      detail: { ...stored, bytes: body.length },
    });
    return stored;
  },
});

export const registerUploads: Routes = async (app, services, limits) => {
  await voice(app, services, limits);
  await picture(app, services, limits);
};
