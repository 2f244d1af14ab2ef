/** Calls whose request is a form with one file: multipart/form-data, which is all that wx.uploadFile sends. */
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FILM_BYTES, UPLOAD_FIELD } from '../../../src/contract/files/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { badInput, BusinessError } from './handler';
import { badFieldMessage, HTTP_MESSAGES } from './messages';

/** Inside this scope alone; every other call refuses a form as it refuses all but JSON. */
export async function withForms(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: MAX_FILM_BYTES,
        files: 1,
        // wx.uploadFile adds none of its own; a client of the operator may name what it sends.
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

/** The request as the contract has it: a file that is read as it is stored. Its sender is known before. */
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
    // The form goes on behind what nobody wants: unread, it would keep its connection.
    file.resume();
  }
  if (file.truncated) throw tooLarge();
}

const tooLarge = () =>
  new BusinessError(BACKEND_CODE.badInput, HTTP_MESSAGES.bodyTooLarge, 413, UPLOAD_FIELD);

/** All that goes wrong while a form is read is the sender's: too large, cut off, no form at all. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  const isKnown = error instanceof BusinessError || (typeof code === 'string' && code.startsWith('FST_'));
  return isKnown ? error : badInput(UPLOAD_FIELD, HTTP_MESSAGES.badInput);
}
