import { filesCalls } from '@/contract/files/calls';
import {
  MAX_FILM_BYTES,
  MAX_PICTURE_BYTES,
  UPLOAD_FIELD,
  MAX_FILM_MB,
  MAX_PICTURE_MB,
} from '@/contract/files/values';
import type { ChosenFile, UploadTarget } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { CUT_OFF } from '@/platform/device-files';
import type { Platform } from '@/platform/types';
import type { HeaderSource } from '../api/headers';
import { httpRequest } from '../api/request';
import type { AppConfig } from '../config';
import type { Feedback } from '../feedback/types';
import type { ChooseOptions, Files } from './types';

/** The server uses the same texts in its refusals (server/domains/files/messages.ts). */
const FILES = {
  pictureUnreadable: '这张图片无法读取，请换一张 JPG 或 PNG 图片',
  pictureCutOff: '这张图片不完整，请重新选择或重新拍一张',
  pictureTooLarge: `图片不能超过 ${MAX_PICTURE_MB}MB`,
  surplus: (count: number): string => `最多还能添加${String(count)}个，超出的没有添加`,
  filmTooLarge: `视频不能超过 ${MAX_FILM_MB}MB`,
} as const;

export interface FilesParts {
  readonly platform: Platform;
  readonly config: AppConfig;
  readonly feedback: Pick<Feedback, 'toast'>;
  /** Headers of the uploader; the same as the api client's. */
  readonly source: HeaderSource;
  /** The server rejected `token`. */
  onForcedLogin(token: string): void;
}

const LIMITS = {
  image: { bytes: MAX_PICTURE_BYTES, tooLarge: FILES.pictureTooLarge },
  video: { bytes: MAX_FILM_BYTES, tooLarge: FILES.filmTooLarge },
} as const;

const refused = (message: string): Result<never> => fail({ kind: 'business', code: '', message });

export class FilesService implements Omit<Files, 'prepare'> {
  constructor(private readonly parts: FilesParts) {}

  async choose({ kind, count }: ChooseOptions): Promise<Result<readonly ChosenFile[]>> {
    const chosen = await this.parts.platform.abilities.call('chooseFile', { kind, count });
    if (!chosen.ok) {
      const isUnreadable = chosen.error.kind === 'decode' && kind === 'image';
      if (!isUnreadable) return chosen;
      return refused(chosen.error.reason === CUT_OFF ? FILES.pictureCutOff : FILES.pictureUnreadable);
    }
    const files = chosen.value.files.slice(0, count);
    // If the host reports no size, the server checks it.
    const isTooLarge = files.some(({ size }) => size > LIMITS[kind].bytes);
    if (isTooLarge) return refused(LIMITS[kind].tooLarge);
    // A native chooser may ignore the limit.
    if (files.length < chosen.value.files.length) this.parts.feedback.toast(FILES.surplus(count));
    return ok(files);
  }

  async upload(files: readonly ChosenFile[]): Promise<Result<readonly string[]>> {
    if (files.length === 0) return ok([]);
    const { platform, source, onForcedLogin } = this.parts;
    const { token } = source.caller();
    const to = platform.host.knowsUploadTarget ? {} : { to: this.target() };
    const uploaded = await platform.abilities.call('uploadFile', { files, ...to });
    if (!uploaded.ok) {
      if (uploaded.error.kind === 'auth') onForcedLogin(token);
      return uploaded;
    }
    const { urls } = uploaded.value;
    if (urls.length === files.length) return ok(urls);
    return fail({ kind: 'decode', reason: 'not every file has an address' });
  }

  private target(): UploadTarget {
    const { config, source } = this.parts;
    const { url, headers, timeoutMs } = httpRequest(filesCalls.uploadFile, undefined, {}, config, source);
    return { url, headers, timeoutMs, field: UPLOAD_FIELD };
  }
}
