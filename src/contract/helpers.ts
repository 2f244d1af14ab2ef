/** Small pure helpers of the wire: versions, success codes, envelopes. */
import { fail, ok, type AppError, type Result } from './errors';
import { readAnswer } from './shapes';
import { services, type ServiceEntry, type ServiceName } from './services';

/** Numeric dotted segments; missing or non-numeric ones count as 0. Negative: `left` is older. */
export function compareVersions(left: string, right: string): number {
  const lefts = left.split('.');
  const rights = right.split('.');
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const difference = segment(lefts[index]) - segment(rights[index]);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

function segment(value: string | undefined): number {
  const parsed = Number.parseInt(value ?? '0', 10);
  return Number.isNaN(parsed) ? 0 : parsed;
}

/** The student level is the first dash-separated segment of the step; '' without a step. */
export function studentLevel(step: string): string {
  return step.split('-')[0] ?? '';
}

/** Codes are numbers or strings and are compared as strings: rule shell-38. A bare body has none. */
export function isSuccess(service: ServiceName, code: string | number): boolean {
  const { envelope, successCodes }: ServiceEntry = services[service];
  return envelope === 'bare' || successCodes.includes(String(code));
}

/** An unwrapped response. */
export interface Envelope {
  /** Always a string; '' for a bare body. */
  readonly code: string;
  readonly message: string;
  /** Not validated. null when absent. */
  readonly data: unknown;
  /** The total, where `data` is a page of a list. */
  readonly count?: number | undefined;
  /** Server time in milliseconds, if sent. */
  readonly time?: number | undefined;
}

type DecodeError = Extract<AppError, { kind: 'decode' }>;
type Fields = Readonly<Record<string, unknown>>;

const undecodable = (reason: string): Result<never, DecodeError> => fail({ kind: 'decode', reason });

/** Reads the parsed JSON of a response in the service's envelope format. */
export function readEnvelope(service: ServiceName, body: unknown): Result<Envelope, DecodeError> {
  const { envelope }: ServiceEntry = services[service];
  if (envelope === 'bare') return ok({ code: '', message: '', data: body ?? null });
  if (!isFields(body)) return undecodable('the body is not an object');
  const code = body[envelope === 'captcha' ? 'repCode' : 'code'];
  if (typeof code !== 'string' && typeof code !== 'number') return undecodable('the body has no code');
  const count = numberIn(body, 'count');
  const time = numberIn(body, 'time');
  return ok({
    code: String(code),
    message: messageIn(body),
    data: dataIn(envelope, body) ?? null,
    ...(count === undefined ? {} : { count }),
    ...(time === undefined ? {} : { time }),
  });
}

/**
 * Wraps a response in the service's envelope format, the inverse of `readEnvelope`. For the backend and fakes. JSON
 * drops undefined members.
 */
export function writeEnvelope(service: ServiceName, answer: Envelope): unknown {
  const { code, message, data, count, time } = answer;
  const { envelope }: ServiceEntry = services[service];
  switch (envelope) {
    case 'standard':
      return { code, message, data, count, time };
    case 'stepUp':
      return { code: Number(code), msg: message, data, count, time };
    case 'captcha':
      return { repCode: code, repMsg: message, repData: data };
    case 'signPackage':
      return { code, message, signPackage: data };
    case 'learningPartner':
      return { code: Number(code), info: message, list: data };
    case 'flat':
      return { ...(isFields(data) ? data : {}), code: Number(code), msg: message };
    case 'bare':
      return data;
  }
}

function dataIn(envelope: ServiceEntry['envelope'], body: Fields): unknown {
  switch (envelope) {
    case 'captcha':
      return body.repData;
    case 'signPackage':
      return body.signPackage;
    case 'learningPartner':
      return body.list ?? body.data;
    case 'flat':
    case 'bare':
      return body;
    case 'standard':
    case 'stepUp':
      return body.data;
  }
}

function messageIn(body: Fields): string {
  const found = [body.message, body.msg, body.repMsg, body.info].find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
}

function numberIn(body: Fields, name: string): number | undefined {
  return readAnswer(body[name], 'n').value as number | undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
