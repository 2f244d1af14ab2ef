/** Files of parents for staff: an address is valid for the session that received it. */
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError } from '../../core/http/handler';
import { HTTP_MESSAGES } from '../../core/http/messages';
import type { Routes } from '../../core/http/routes';
import { sendFile } from '../../core/http/send-file';
import { isSigned, sign } from '../../core/signatures';
import { addMillis } from '../../core/time';
import { PASS_QUERY } from '../files/access';
import type { OperatorContext } from './handler';
import { isStaffSessionLive, SESSION_MS } from './sessions';

const FILES = '/operator/files/';

const subjectOf = (key: string, session: string) => `${key}\0${session}`;

/** '' stays '': a file that is not uploaded yet. */
export function fileAddresses({ clock, config, staff }: OperatorContext): (key: string) => string {
  const session = staff.sessionId.toString(36);
  const until = addMillis(clock.now(), SESSION_MS);
  const passOf = (key: string) =>
    `${session}.${sign(config.keys, 'staff-file', subjectOf(key, session), until)}`;
  return (key) => (key === '' ? '' : `${FILES}${key}?${PASS_QUERY}=${passOf(key)}`);
}

const PASS = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11}\.[\w-]{43})$/;

const missing = () => new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.fileNotFound, 404);

interface Asked {
  Params: { '*': string };
  Querystring: Readonly<Record<string, unknown>>;
}

export const registerStaffFiles: Routes = (app, services, limits) => {
  const { clock, config, providers } = services;
  app.get<Asked>(
    `${FILES}*`,
    { schema: { hide: true }, onRequest: async (request) => limits.admitFile(request.ip) },
    async (request, reply) => {
      const key = request.params['*'];
      const given = request.query[PASS_QUERY];
      const [, session = '', signature = ''] = (typeof given === 'string' && PASS.exec(given)) || [];
      const isRight = isSigned(config.keys, 'staff-file', subjectOf(key, session), signature, clock.now());
      if (!isRight || !(await isStaffSessionLive(services, parseInt(session, 36)))) throw missing();
      const sending = { storage: providers.storage, key, cacheControl: 'private, no-cache' };
      const sent = await sendFile(request, reply, sending);
      if (sent === null) throw missing();
      return sent;
    },
  );
};
