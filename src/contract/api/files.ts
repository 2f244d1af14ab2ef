/** Files that parents upload: one a call. The path is not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import { UPLOAD_TIMEOUT_MS } from '../uploads';
import type { filesSchemas } from './files.schema';

export const filesCalls = defineCalls<typeof filesSchemas>()({
  /** multipart/form-data with one part, `file` (UPLOAD_FIELD). Sent by the host's `uploadFile`, not by the api client. */
  uploadFile: {
    method: 'POST',
    path: '/v1/file/upload',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    sendAs: 'form',
    timeoutMs: UPLOAD_TIMEOUT_MS,
    errors: {
      [BACKEND_CODE.badInput]: 'no file, too large (413), or of a kind that is not taken (415)',
      [BACKEND_CODE.tooManyRequests]: 'too many files or bytes of this parent',
    },
  },
});
