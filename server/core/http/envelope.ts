/** Wraps answers as the call's service does; the contract knows how. */
import type { CallEntry } from '../../../src/contract/define';
import { CaptchaCode } from '../../../src/contract/account/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { writeEnvelope } from '../../../src/contract/helpers';
import { services, type ServiceEntry } from '../../../src/contract/services';
import { Counted, type BusinessError } from './handler';
import { HTTP_MESSAGES } from './messages';

/** Each tells the server's time: the app measures windows and deadlines by it. */
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

/** The captcha protocol has codes of its own for what every other service says with ours. */
const CAPTCHA_CODES: Readonly<Record<string, string>> = {
  [BACKEND_CODE.badInput]: CaptchaCode.invalidRequest,
  [BACKEND_CODE.tooManyRequests]: CaptchaCode.getTooOften,
  [BACKEND_CODE.unavailable]: CaptchaCode.unknown,
};

/** The captcha's clients read answers of 200 alone: what is wrong with a request stands in the code. */
export const statusOf = (entry: CallEntry | null, { status }: BusinessError): number =>
  entry?.service === 'captcha' && status < 500 ? 200 : status;

/** `field` tells a program which part of the request is wrong; `requestId` tells support where to look. */
export function failureBody(entry: CallEntry | null, error: BusinessError, requestId: string): object {
  const { code, message, field, data } = error;
  const extra = { ...(field === undefined ? {} : { field }), requestId };
  // A file that is not there, or not asked for properly, has no envelope to say so in.
  const isBare = entry !== null && services[entry.service].envelope === 'bare';
  if (entry === null || isBare) return { code, message, data: null, ...extra };
  const known = entry.service === 'captcha' ? (CAPTCHA_CODES[code] ?? code) : code;
  const body = writeEnvelope(entry.service, { code: known, message, data });
  return { ...(typeof body === 'object' ? body : {}), ...extra };
}
