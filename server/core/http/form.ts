/** Calls whose request is multipart/form-data with one file, which is all that wx.uploadFile can send. */
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILM_BYTES, UPLOAD_FIELD } from '../../../src/contract/files/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { badInput, BusinessError } from './handler';
import { badFieldMessage, HTTP_MESSAGES } from './messages';

/** Multipart parsing is enabled in this scope only; all other calls reject forms. */
export async function withForms(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: MAX_FILM_BYTES,
        files: 1,
        // wx.uploadFile adds no fields; the operator's own clients may.
        fields: 8,
        fieldSize: 1024,
        fieldNameSize: 100,
        parts: 9,
        headerPairs: 32,
      },
    });
    register(scope);
  });
}

/** The request as the contract defines it: a file stream, consumed while it is stored. Runs after authentication. */
export async function readForm(
  request: FastifyRequest,
): Promise<{ readonly file: AsyncIterable<Uint8Array> }> {
  const missing = () => badInput(UPLOAD_FIELD, badFieldMessage(UPLOAD_FIELD, 'required'));
  if (!request.isMultipart()) throw missing();
  try {
    const part = await request.file();
    if (part?.fieldname === UPLOAD_FIELD) return { file: bytesOf(part) };
    part?.file.resume();
  } catch (error) {
    throw refusalOf(error);
  }
  throw missing();
}

async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    // Drain the rest of the form: unread, it would keep the connection open.
    file.resume();
  }
  if (file.truncated) throw tooLarge();
}

const tooLarge = () =>
  new BusinessError(BACKEND_CODE.badInput, HTTP_MESSAGES.bodyTooLarge, 413, UPLOAD_FIELD);

/** Errors while reading a form are client errors: too large, cut off, not a form. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  const isKnown = error instanceof BusinessError || (typeof code === 'string' && code.startsWith('FST_'));
  return isKnown ? error : badInput(UPLOAD_FIELD, HTTP_MESSAGES.badInput);
}
