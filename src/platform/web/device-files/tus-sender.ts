import { Upload, type DetailedError, type HttpResponse, type UploadOptions } from 'tus-js-client';
import { UPLOAD_URL_HEADER } from '@/contract/files/values';
import { fail, ok, type AppError, type Result } from '@/contract/errors';
import type { PartSender, PartsToSend, SendingParts } from '../../device-files';
import { refusalOf } from '../../upload-reply';
import { isWebAddress } from '../../web-address';

/** tus 1.0.0. The caller decides when to retry, and stores where to resume. */
export const tusSender: PartSender = {
  send,
  drop: (place, headers) =>
    // If this does not arrive, the upload expires on the server.
    void Upload.terminate(place, { headers: { ...headers }, retryDelays: null }).catch(() => undefined),
};

function send(parts: PartsToSend): SendingParts {
  let upload: Upload | undefined;
  const end = new Promise<Result<string>>((resolve) => {
    upload = new Upload(parts.bytes, {
      ...optionsOf(parts),
      onUploadUrlAvailable: () => upload?.url && parts.onPlace(upload.url),
      onSuccess: ({ lastResponse }) => resolve(addressIn(lastResponse)),
      onError: (error) => resolve(fail(troubleOf(error))),
    });
    upload.start();
  });
  return { end, stop: () => void upload?.abort().catch(() => undefined) };
}

const optionsOf = (parts: PartsToSend): UploadOptions => ({
  // The response has a relative upload URL, which the client resolves only against an absolute one.
  endpoint: new URL(parts.endpoint, document.baseURI).href,
  // If the server no longer knows the upload, it starts a new one.
  uploadUrl: parts.place || null,
  headers: { ...parts.headers },
  chunkSize: parts.partBytes,
  metadata: { filename: parts.name, filetype: parts.bytes.type },
  retryDelays: null,
  storeFingerprintForResuming: false,
  onProgress: (sent) => parts.onProgress(sent),
  onChunkComplete: (_part, arrived) => parts.onArrived(arrived),
});

function addressIn(response: HttpResponse): Result<string> {
  const url = response.getHeader(UPLOAD_URL_HEADER) ?? '';
  // All parts have arrived and another attempt is assembling them: the URL will be there soon.
  return isWebAddress(url) ? ok(url) : fail({ kind: 'timeout' });
}

function troubleOf(error: Error | DetailedError): AppError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return { kind: 'network' };
  return refusalOf(response.getStatus(), parsed(response.getBody()));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
