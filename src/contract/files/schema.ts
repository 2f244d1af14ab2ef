import { Type as T } from '@sinclair/typebox';
import { askedFor, url } from '../primitives.schema';
import { MAX_FILM_BYTES } from './values';

/** A file in a form, as a byte stream. */
const fileBytes = (maxLength: number) =>
  T.Unsafe<AsyncIterable<Uint8Array>>({
    type: 'string',
    format: 'binary',
    maxLength,
    description:
      'A JPEG, PNG or WebP picture of at most 10 MiB, or an MP4 or WebM film of at most 100 MiB, recognised by its bytes',
  });

export const filesSchemas = {
  /** `url` is absolute. */
  uploadFile: {
    request: T.Object({ file: fileBytes(MAX_FILM_BYTES) }),
    response: T.Object({ url: askedFor(url()) }),
  },
};
