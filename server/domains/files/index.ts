import type { DomainHandlers } from '../../core/http/handler';
import { fileHandlers } from './handlers';
import * as tables from './tables';
import { filesLabels } from './labels';

const handlers: DomainHandlers<'files'> = {
  ...fileHandlers,
};

export const files = { handlers, tables, labels: filesLabels };
