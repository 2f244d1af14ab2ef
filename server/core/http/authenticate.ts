/** Authentication: reads the request's token, finds its session, and checks the call's access level. */
import type { FastifyRequest } from 'fastify';
import { HEADER } from '../../../src/contract/wire';
import type { CallEntry } from '../../../src/contract/define';
import { ERROR_CODE } from '../../../src/contract/errors';
import { type CallContext, type Session, BusinessError, forbidden } from './handler';
import { HTTP_MESSAGES } from './messages';
import type { SessionLookup } from './context';

const BEARER = /^Bearer\s+(\S+)$/i;

/** The services use three different headers. */
function tokenFromHeaders(headers: CallContext['headers']): string | null {
  const bearer = BEARER.exec(headers[HEADER.authorization] ?? '')?.[1];
  const found = [bearer, headers[HEADER.token], headers[HEADER.homeToken]].find(
    (value) => value !== undefined && value !== '',
  );
  return found ?? null;
}

/** Prefers the header; calls with a `token` field also accept it there. */
export function tokenOf(
  request: FastifyRequest,
  headers: CallContext['headers'],
  inRequest: boolean,
): string | null {
  const fromHeaders = tokenFromHeaders(headers);
  if (fromHeaders !== null || !inRequest) return fromHeaders;
  for (const part of [request.query, request.body]) {
    if (typeof part !== 'object' || part === null || !('token' in part)) continue;
    if (typeof part.token === 'string' && part.token !== '') return part.token;
  }
  return null;
}

const DEAD = {
  unknown: [ERROR_CODE.sessionInvalid, HTTP_MESSAGES.sessionInvalid],
  expired: [ERROR_CODE.sessionExpired, HTTP_MESSAGES.sessionExpired],
  revoked: [ERROR_CODE.sessionRevoked, HTTP_MESSAGES.sessionRevoked],
} as const;

/** The error for a token whose session is no longer live. */
export function deadSession(state: keyof typeof DEAD): BusinessError {
  const [code, message] = DEAD[state];
  return new BusinessError(code, message, 401);
}

/** Returns the token's live session or throws. */
export function liveSession(lookup: SessionLookup): Session {
  if (lookup.state !== 'live') throw deadSession(lookup.state);
  return lookup.session;
}

/** A partner token is valid for the partner's service only, and that service accepts no other. */
function refuseMisplaced({ kind }: Session, service: CallEntry['service']): void {
  const isPartner = service === 'learningPartner';
  if (kind === 'service' && !isPartner) throw deadSession('unknown');
  if (kind !== 'service' && isPartner) throw forbidden();
}

export async function authenticate(
  { access, service }: Pick<CallEntry, 'access' | 'service'>,
  token: string | null,
  services: Pick<CallContext, 'db' | 'clock' | 'config' | 'offers'>,
): Promise<Session | null> {
  if (access === 'public') return null;
  if (token === null) {
    if (access === 'session') throw deadSession('expired');
    return null;
  }
  const lookup = await services.offers.sessionOf(services, token);
  const isSession = lookup.state === 'live' && lookup.session.kind !== 'service';
  if (access === 'optional') return isSession ? lookup.session : null;
  const session = liveSession(lookup);
  refuseMisplaced(session, service);
  return session;
}
