/** The checked gateway: each call is sent exactly as the app would. */
import { allCalls, type CallName } from '../../src/contract/registry';
import { isLacking, type CallEntry } from '../../src/contract/define';
import { isSuccess, readEnvelope } from '../../src/contract/helpers';
import { services } from '../../src/contract/services';
import { plainWeb } from '../../src/platform/hosts';
import type { Caller, HeaderSource } from '../../src/services/api/headers';
import { httpRequest } from '../../src/services/api/request';
import type { ApiHosts } from '../../src/services/host-of';

export type Fields = Readonly<Record<string, unknown>>;
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type Outcome =
  | { readonly reached: false; readonly why: string }
  | {
      readonly reached: true;
      readonly isSuccess: boolean;
      readonly code: string;
      readonly message: string;
      readonly data: unknown;
    };

/** Always the same device: an account's number of devices may be limited. */
const DEVICE_ID = 'gateway-check';

/** The plain web sends only the device's id. */
const NO_APP = {
  appVersion: '',
  system: '',
  systemVersion: '',
  phoneModel: '',
  channel: '',
  appDeviceId: '',
  appName: '',
};

export const NOBODY: Caller = { token: '', appToken: '', userId: 0, time: 0 };

export class Gateway {
  caller: Caller = NOBODY;
  private readonly source: HeaderSource = {
    platform: { host: plainWeb, environment: NO_APP },
    caller: () => this.caller,
    deviceId: () => DEVICE_ID,
  };

  constructor(
    private readonly hosts: ApiHosts,
    private readonly fetch: Fetch,
  ) {}

  async ask(name: CallName, request: Fields): Promise<Outcome> {
    const entry: CallEntry = allCalls[name];
    const http = httpRequest(entry, request, {}, this.hosts, this.source);
    let text: string;
    let status: number;
    try {
      const answer = await this.fetch(http.url, {
        method: http.method,
        headers: { ...http.headers, ...(http.body === undefined ? {} : JSON_BODY) },
        ...(http.body === undefined ? {} : { body: JSON.stringify(http.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(http.timeoutMs),
      });
      status = answer.status;
      text = await answer.text();
    } catch (error) {
      return { reached: false, why: failureOf(error) };
    }
    return outcomeOf(entry, status, text);
  }
}

const JSON_BODY = { 'content-type': 'application/json' };

const failureOf = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';

/** Like the app: an envelope in the body takes precedence over the status. */
function outcomeOf(entry: CallEntry, status: number, text: string): Outcome {
  if (isMissingFile(entry, status) || isLacking(entry, status))
    return { reached: true, isSuccess: false, code: String(status), message: '', data: null };
  const body = parsed(text);
  if (body === undefined) return { reached: false, why: `${status}, ${kindOf(text)} instead of JSON` };
  const isFine = status >= 200 && status < 300;
  const read = readEnvelope(entry.service, body);
  if (!read.ok) return { reached: false, why: `${status}, ${read.error.reason}` };
  const { code, message, data } = read.value;
  const success = isSuccess(entry.service, code);
  if (success && !isFine) return { reached: false, why: `${status}` };
  return { reached: true, isSuccess: success, code, message, data };
}

/** For optional files that an operator may place beside the app. */
export const isMissingFile = ({ service }: CallEntry, status: number): boolean =>
  services[service].envelope === 'bare' && status === 404;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function kindOf(text: string): string {
  if (text.trim() === '') return 'nothing';
  return /^\s*</.test(text) ? 'HTML' : 'other text';
}
