import type { Singleton } from '@/stores/app/app';
import type { Uploads } from './types';
import { UploadStore } from './upload-store';

export type { Upload, UploadKind, Uploads, UploadState } from './types';

/** One per page; uploads of an earlier visit resume when it is first used. */
export const uploads: Singleton<Uploads> = (app) => new UploadStore(app);
