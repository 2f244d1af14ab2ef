import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { fileHandlers } from './handlers';
import * as tables from './tables';
import { filesLabels } from './labels';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { fileLosses, filesRemoval } from './removal';
import { registerUploadParts } from './parts/route';
import { sweepParts } from './parts/sweep';
import { registerFiles } from './route';

const handlers: DomainHandlers<'files'> = {
  ...fileHandlers,
};

export const files = {
  handlers,
  tables,
  labels: filesLabels,
  routes: [registerFiles, registerUploadParts],
  jobs: [
    { name: 'partUploads', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => sweepParts(db, clock.now()) },
  ],
  onRemoval: filesRemoval,
  losses: fileLosses,
} satisfies Domain;
