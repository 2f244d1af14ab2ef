/** Who may make a call of the operator's, and how it is answered. */
import type { FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { AnyOperatorCall } from '../../../src/contract/staff/define';
import type { AppServices } from '../../core/http/dispatch';
import { BusinessError, Counted } from '../../core/http/handler';
import { HTTP_MESSAGES } from '../../core/http/messages';
import { writeAudit } from './audit';
import { STAFF_MESSAGES } from './messages';
import { sessionOfStaff, type StaffSession } from './sessions';

export const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export const noSession = () => new BusinessError(BACKEND_CODE.forbidden, STAFF_MESSAGES.noSession, 401);

/** Throws 401 without a session, and 403 for another role, which the audit keeps. */
export async function admitStaff(
  services: AppServices,
  { headers }: FastifyRequest,
  name: string,
  roles: AnyOperatorCall['roles'],
): Promise<StaffSession> {
  const [, token] = /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '') ?? [];
  const session = token === undefined ? null : await sessionOfStaff(services, token);
  if (session === null) throw noSession();
  if (roles === 'everyone' || roles === 'public' || roles.includes(session.role)) return session;
  await writeAudit(services, { staffId: session.staffId, action: name, detail: { refused: session.role } });
  throw new BusinessError(BACKEND_CODE.forbidden, STAFF_MESSAGES.role, 403);
}

/** The handlers of domains answer a "no" with status 200, which the app asks for; a program reads the status. */
export function withStatus(error: unknown): unknown {
  if (!(error instanceof BusinessError) || error.status !== 200) return error;
  const status = error.code === BACKEND_CODE.notFound ? 404 : 409;
  return new BusinessError(error.code, error.message, status, error.field).carrying(error.data);
}

export const answerOf = (answer: unknown, now: Date) => ({
  ...{ code: '0', message: HTTP_MESSAGES.success },
  ...(answer instanceof Counted
    ? { data: answer.data as unknown, count: answer.count }
    : { data: answer ?? null }),
  time: now.getTime(),
});
