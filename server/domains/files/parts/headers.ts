/** Headers of tus 1.0.0. Unknown or malformed ones are rejected by name, like fields of a call. */
import { MAX_FILM_BYTES, UPLOAD_PART_BYTES } from '../../../../src/contract/files/values';
import { badInput, BusinessError } from '../../../core/http/handler';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { refused } from '../admit';
import { FILES_MESSAGES } from '../messages';

export const TUS_VERSION = '1.0.0';

type Headers = Readonly<Record<string, string | undefined>>;

export function assertTus(headers: Headers): void {
  if (headers['tus-resumable'] === TUS_VERSION) return;
  throw new BusinessError(BACKEND_CODE.badInput, FILES_MESSAGES.wrongProtocol, 412, 'Tus-Resumable');
}

const number = (headers: Headers, name: string): number => {
  const value = headers[name.toLowerCase()] ?? '';
  if (!/^\d{1,12}$/.test(value)) throw badInput(name, FILES_MESSAGES.wrongLength);
  return Number(value);
};

/** Total size in bytes. */
export function lengthOf(headers: Headers): number {
  const size = number(headers, 'Upload-Length');
  if (size === 0) throw refused(400, FILES_MESSAGES.noFile);
  if (size > MAX_FILM_BYTES) throw refused(413, FILES_MESSAGES.filmTooLarge);
  return size;
}

export const offsetOf = (headers: Headers): number => number(headers, 'Upload-Offset');

/** Rejects a part larger than UPLOAD_PART_BYTES before it is read. */
export function assertPart(headers: Headers): void {
  const announced = headers['content-length'];
  if (announced === undefined || Number(announced) <= UPLOAD_PART_BYTES) return;
  throw refused(413, FILES_MESSAGES.partTooLarge);
}

/** 'filename d29ya…,filetype aW1h…': names with base64 values. Unreadable values are ignored. */
export function fileTypeOf(headers: Headers): string {
  const entries = (headers['upload-metadata'] ?? '').split(',').map((entry) => entry.trim().split(' '));
  const value = entries.find(([name]) => name === 'filetype')?.[1] ?? '';
  const type = Buffer.from(value, 'base64').toString('latin1');
  return /^[a-z]+\/[\w.+;= -]{1,80}$/i.test(type) ? type.toLowerCase() : '';
}
