/** Wraps responses in the envelope of the call's service, as defined by the contract. */
import type { CallEntry } from '../../../src/contract/define';
import { CaptchaCode } from '../../../src/contract/account/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { writeEnvelope } from '../../../src/contract/helpers';
import { services, type ServiceEntry } from '../../../src/contract/services';
import { Counted, type BusinessError } from './handler';
import { HTTP_MESSAGES } from './messages';

/** Includes the server time: the app measures time windows and deadlines by it. */
export function successBody(entry: CallEntry, answer: unknown, now: Date): unknown {
  const { successCodes }: ServiceEntry = services[entry.service];
  const code = successCodes[0] ?? '0';
  const isCounted = answer instanceof Counted;
  return writeEnvelope(entry.service, {
    code,
    message: HTTP_MESSAGES.success,
    data: isCounted ? answer.data : (answer ?? null),
    count: isCounted ? answer.count : undefined,
    time: now.getTime(),
  });
}

/** The captcha protocol has its own codes for these general errors. */
const CAPTCHA_CODES: Readonly<Record<string, string>> = {
  [BACKEND_CODE.badInput]: CaptchaCode.invalidRequest,
  [BACKEND_CODE.tooManyRequests]: CaptchaCode.getTooOften,
  [BACKEND_CODE.unavailable]: CaptchaCode.unknown,
};

/** Captcha clients only parse responses with status 200; the error is in the code. */
export const statusOf = (entry: CallEntry | null, { status }: BusinessError): number =>
  entry?.service === 'captcha' && status < 500 ? 200 : status;

/** `field`: which part of the request is wrong, for programs; `requestId`: for support. */
export function failureBody(entry: CallEntry | null, error: BusinessError, requestId: string): object {
  const { code, message, field, data } = error;
  const extra = { ...(field === undefined ? {} : { field }), requestId };
  // File routes have no envelope ("bare"): their errors use this plain body.
  const isBare = entry !== null && services[entry.service].envelope === 'bare';
  if (entry === null || isBare) return { code, message, data: null, ...extra };
  const known = entry.service === 'captcha' ? (CAPTCHA_CODES[code] ?? code) : code;
  const body = writeEnvelope(entry.service, { code: known, message, data });
  return { ...(typeof body === 'object' ? body : {}), ...extra };
}
