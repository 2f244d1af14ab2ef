import { forcesLogin } from '@/contract/forced-login';
import { isLacking, type Call, type CallEntry } from '@/contract/define';
import { fail, ok, type AppError, type Result } from '@/contract/errors';
import { isSuccess, readEnvelope, type Envelope } from '@/contract/helpers';
import { readAnswer } from '@/contract/shapes';
import type { HttpResponse, HttpTransport } from '@/platform/types';
import type { Clock, Scheduler } from '../clock';
import type { AppConfig } from '../config';
import type { ServerClock } from '../server-clock';
import { exchange } from './exchange';
import type { HeaderSource } from './headers';
import { httpRequest } from './request';
import type { ApiClient, CallOptions, Counted } from './types';

interface ClientParts {
  readonly transport: HttpTransport;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  /** Receives the time of every response that has one. */
  readonly serverClock: Pick<ServerClock, 'heard'>;
  readonly config: AppConfig;
  readonly source: HeaderSource;
  /** A response had a code that forces a login; `token` is the rejected one. */
  onForcedLogin(token: string): void;
  onFailure(entry: CallEntry, error: AppError): void;
  /** Unusable parts of a response were dropped; `faults` are their paths (readAnswer). */
  onFaults(entry: CallEntry, faults: readonly string[]): void;
}

/** The generic client: everything specific to a call or service is in the contract. */
export class HttpApiClient implements ApiClient {
  /** GETs in flight, by request, for deduplication. */
  private readonly pending = new Map<string, Promise<Result<Envelope>>>();

  constructor(private readonly parts: ClientParts) {}

  async call<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Response>> {
    const result = await this.send(call, request, options);
    // Validated against the contract's shape by now; finer types are trusted, since the app bundles no schema library.
    return result.ok ? ok(result.value.data as Response) : result;
  }

  async callCounted<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Counted<Response>>> {
    const result = await this.send(call, request, options);
    if (!result.ok) return result;
    return ok({ data: result.value.data as Response, count: result.value.count });
  }

  private send(entry: CallEntry, request: unknown, options: CallOptions = {}): Promise<Result<Envelope>> {
    const { config, source } = this.parts;
    const http = httpRequest(entry, request, options, config, source);
    const token = options.token ?? source.caller().token;
    const exchanged = () => this.exchange(entry, http, token);
    if (entry.method !== 'GET') return exchanged();
    const key = JSON.stringify([http.url, token, http.headers]);
    const shared = this.pending.get(key) ?? exchanged().finally(() => this.pending.delete(key));
    this.pending.set(key, shared);
    return shared;
  }

  private async exchange(
    entry: CallEntry,
    http: ReturnType<typeof httpRequest>,
    token: string,
  ): Promise<Result<Envelope>> {
    const { transport, scheduler, clock, serverClock } = this.parts;
    const now = clock.now();
    const answer = await exchange(transport, scheduler, http, entry);
    const result = answer.ok ? this.unwrap(entry, answer.value) : answer;
    const sentAt = (answer.ok ? answer.value.sentAt : undefined) ?? now;
    if (result.ok && result.value.time !== undefined) serverClock.heard(result.value.time, sentAt);
    if (!result.ok) {
      if (!answer.ok || !isLacking(entry, answer.value.status)) this.parts.onFailure(entry, result.error);
      if (result.error.kind === 'auth') this.parts.onForcedLogin(token);
    }
    return result;
  }

  /** An envelope in the body takes precedence over the status; 401 and 403 have one. */
  private unwrap(entry: CallEntry, { status, body, isPage }: HttpResponse): Result<Envelope> {
    const isFine = status >= 200 && status < 300;
    if (isLacking(entry, status)) return fail({ kind: 'http', status });
    if (isPage && (isFine || status === LOGIN_OF_NETWORK)) return fail({ kind: 'network', isForeign: true });
    if (isFine && (body === undefined || body === null)) return fail({ kind: 'decode', reason: EMPTY_BODY });
    const wrapped = readEnvelope(entry.service, body);
    if (!wrapped.ok) return isFine ? wrapped : fail({ kind: 'http', status });
    const { code, message, data } = wrapped.value;
    if (forcesLogin(entry.path, code)) return fail({ kind: 'auth', code, message });
    if (!isSuccess(entry.service, code)) return fail(refusal(code, message, data));
    return isFine ? this.shaped(entry, wrapped.value) : fail({ kind: 'http', status });
  }

  /** Validates the response against its shape; missing the requested data is an error: rule shell-79. */
  private shaped(entry: CallEntry, envelope: Envelope): Result<Envelope> {
    if (entry.shape === undefined) return ok(envelope);
    const { value: data, faults } = readAnswer(envelope.data, entry.shape);
    if (faults.length > 0) this.parts.onFaults(entry, faults);
    if (data !== undefined) return ok({ ...envelope, data });
    return fail({
      kind: 'decode',
      reason: envelope.data === null ? EMPTY_BODY : `not as agreed at data${faults.join(', data')}`,
    });
  }
}

/** Network Authentication Required (RFC 6585), as from a captive portal. */
const LOGIN_OF_NETWORK = 511;

const refusal = (code: string, message: string, data: unknown): AppError =>
  data === null ? { kind: 'business', code, message } : { kind: 'business', code, message, data };

/** `reason` of a decode error for an empty body. */
export const EMPTY_BODY = 'the body is empty';
