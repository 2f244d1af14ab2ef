import type { Part } from '@/stores/app';
import type { Uploads } from './types';
import { UploadStore } from './upload-store';

export type { Upload, UploadKind, Uploads, UploadState } from './types';

/** One a page: what an earlier visit could not send goes on as soon as somebody asks for it. */
export const uploads: Part<Uploads> = (app) => new UploadStore(app);
