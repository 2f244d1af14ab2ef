import type { CallEntry } from '@/contract/define';
import { services, type ServiceEntry } from '@/contract/services';
import type { HttpRequest } from '@/platform/types';
import { hostOf, type ApiHosts } from '../host-of';
import { withQuery } from '../router/paths';
import { identify, type HeaderSource } from './headers';
import type { CallOptions } from './types';

/** Builds the HTTP request of an entry, its request and the caller. */
export function httpRequest(
  entry: CallEntry,
  asked: unknown,
  { headers, token, outlivesPage }: CallOptions,
  config: ApiHosts,
  source: HeaderSource,
): HttpRequest {
  const service: ServiceEntry = services[entry.service];
  const request = withToken(entry, asked, token ?? source.caller().token);
  const url = `${hostOf(config, service.host)}${entry.path}`;
  const inQuery = (entry.sendAs ?? (entry.method === 'GET' ? 'query' : 'body')) === 'query';
  return {
    method: entry.method,
    url: inQuery ? withQuery(url, queryOf(request)) : url,
    headers: { ...identify(source, service.headers, token), ...present(headers) },
    ...(inQuery ? {} : { body: request }),
    timeoutMs: entry.timeoutMs ?? service.timeoutMs,
    ...(outlivesPage ? { outlivesPage } : {}),
  };
}

const withToken = (entry: CallEntry, request: unknown, token: string): unknown =>
  entry.sendsToken && token ? { ...(request as object), token } : request;

function present(headers: CallOptions['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
  );
}

function queryOf(request: unknown): Record<string, string | undefined> {
  const fields = typeof request === 'object' && request !== null ? Object.entries(request) : [];
  return Object.fromEntries(
    fields.map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  );
}
