/** Uploads and pictures. */
import { defineCalls } from '../define';
import { shapes } from '../generated/files/calls';
import type { filesSchemas } from './schema';
import { UPLOAD_TIMEOUT_MS } from './values';

export const filesCalls = defineCalls<typeof filesSchemas>(shapes)({
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
  },
});
