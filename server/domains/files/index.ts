import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { fileHandlers } from './handlers';
import * as tables from './tables';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import type { Labels } from '../../core/labels';
import { fileLosses, filesRemoval } from './removal';
import { registerUploadParts } from './parts/route';
import { sweepParts } from './parts/sweep';
import { registerFiles } from './route';

const handlers: DomainHandlers<'files'> = {
  ...fileHandlers,
};

const labels: Labels = {
  tables: {
    uploads: '上传的文件',
    // Unfinished uploads: complete files are in the table above.
    part_uploads: null,
    part_pieces: null,
  },
  columns: {
    key: '文件',
    content_type: '文件类型',
    size: '大小（字节）',
    uploaded_at: '上传时间',
  },
  files: ['uploads.key'],
};

export const files = {
  handlers,
  tables,
  labels,
  routes: [registerFiles, registerUploadParts],
  jobs: [
    { name: 'partUploads', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => sweepParts(db, clock.now()) },
  ],
  onRemoval: filesRemoval,
  losses: fileLosses,
} satisfies Domain;
