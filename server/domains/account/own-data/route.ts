/** Serves the data export at its one-time URL. */
import type { FastifyInstance } from 'fastify';
import { DATA_EXPORT_PATH, DATA_EXPORT_VIEW } from '../../../../src/contract/account/values';
import { headersOf, type AppServices } from '../../../core/http/dispatch';
import type { RequestLimits } from '../../../core/http/limits';
import { registerOneTimeFile } from '../one-time-file';
import { copyOf } from './copy';
import { PERSONAL_DATA_MESSAGES } from './messages';

export function registerDataExport(app: FastifyInstance, services: AppServices, limits: RequestLimits): void {
  registerOneTimeFile(app, services, limits, {
    path: DATA_EXPORT_PATH,
    extension: 'json',
    token: 'export',
    refusal: PERSONAL_DATA_MESSAGES.linkExpired,
    send: async (owner, fileName, request, reply) => {
      const copy = await copyOf({ ...services, headers: headersOf(request) }, owner);
      const how = request.query[DATA_EXPORT_VIEW] === '1' ? 'inline' : 'attachment';
      return reply
        .headers({
          'content-disposition': `${how}; filename="${fileName}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(copy, null, 2));
    },
  });
}
