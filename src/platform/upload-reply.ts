import { filesCalls } from '@/contract/files/calls';
import { forcesLogin } from '@/contract/forced-login';
import { fail, ok, type AppError, type Result } from '@/contract/errors';
import { isSuccess, readEnvelope } from '@/contract/helpers';
import { isWebAddress } from './web-address';

const { path, service } = filesCalls.uploadFile;

/**
 * Reads the upload call's response, for hosts that send the form themselves. `body` is parsed JSON, undefined if it is none. The value is
 * the file's URL.
 */
export function readUploadReply(status: number, body: unknown): Result<string> {
  const read = readEnvelope(service, body);
  if (!read.ok) return status >= 200 && status < 300 ? read : fail({ kind: 'http', status });
  const { code, message, data } = read.value;
  if (forcesLogin(path, code)) return fail({ kind: 'auth', code, message });
  if (!isSuccess(service, code)) return fail({ kind: 'business', code, message });
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
  if (typeof url === 'string' && isWebAddress(url)) return ok(url);
  return fail({ kind: 'decode', reason: 'the upload answered no address' });
}

/** The error of an unsuccessful response of a multipart upload, which uses the same envelope. */
export function refusalOf(status: number, body: unknown): AppError {
  const read = readUploadReply(status, body);
  if (!read.ok && read.error.kind !== 'decode') return read.error;
  return status === 401 ? { kind: 'auth', code: '', message: '' } : { kind: 'http', status };
}
