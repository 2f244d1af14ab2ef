import { filesCalls } from '@/contract/files/calls';
import { UPLOAD_PARTS_PATH } from '@/contract/files/values';
import { httpRequest } from '@/services/api/request';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app';

export interface PartsTarget {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Same URL and headers as the API client's upload of whole files. */
export function partsTarget({ platform, config, session, storage }: App): PartsTarget {
  const source = {
    platform,
    caller: () => session.user,
    deviceId: () => storage.get(stored.deviceId) ?? '',
  };
  const { path } = filesCalls.uploadFile;
  const { url, headers } = httpRequest(filesCalls.uploadFile, undefined, {}, config, source);
  return { endpoint: `${url.slice(0, url.length - path.length)}${UPLOAD_PARTS_PATH}`, headers };
}
