/** A teacher's recording comes in, before the correction that names it. */
import type { FastifyRequest } from 'fastify';
import { VoiceQuerySchema, type VoiceAnswerSchema } from '../../../src/contract/staff/teaching-calls.schema';
import { StaffRole, VOICE_MOST_BYTES, VOICE_PATH } from '../../../src/contract/staff/values';
import type { Static } from '@sinclair/typebox';
import { badInput } from '../../core/http/handler';
import { HTTP_MESSAGES } from '../../core/http/messages';
import type { Routes } from '../../core/http/routes';
import { storeVoice } from '../homework/by-teacher';
import { handInOf } from '../homework/handed-in';
import { found } from '../../core/http/policy';
import { admitStaff, answerOf, HEADERS, noSession, withStatus } from './admit';
import { writeAudit } from './audit';
import { STAFF_MESSAGES } from './messages';

const NAME = 'storeVoice';

interface Asked {
  Querystring: Static<typeof VoiceQuerySchema>;
  Body: unknown;
}

export const registerVoice: Routes = (app, services, limits) => {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      /^audio\//,
      { parseAs: 'buffer', bodyLimit: VOICE_MOST_BYTES },
      (_request, body, taken) => taken(null, body),
    );
    scope.post<Asked>(
      VOICE_PATH,
      {
        schema: { hide: true, querystring: VoiceQuerySchema },
        bodyLimit: VOICE_MOST_BYTES,
        onRequest: async (request: FastifyRequest, reply) => {
          void reply.headers(HEADERS);
          await limits.admit(request.ip, null);
          request.staff = await admitStaff(services, request, NAME, [StaffRole.teacher]);
        },
      },
      async ({ body, query: { homeworkId }, staff }) => {
        if (staff === null) throw noSession();
        if (!Buffer.isBuffer(body)) throw badInput('voice', HTTP_MESSAGES.mediaType);
        try {
          const { listed } = found(await handInOf(services.db, homeworkId), STAFF_MESSAGES.unknown);
          const entry = { staffId: staff.staffId, action: NAME, userId: listed.row.userId };
          await writeAudit(services, { ...entry, detail: { homeworkId, bytes: body.length } });
          const stored: Static<typeof VoiceAnswerSchema> = { key: await storeVoice(services, listed, body) };
          return answerOf(stored, services.clock.now());
        } catch (error) {
          throw withStatus(error);
        }
      },
    );
    done();
  });
};
