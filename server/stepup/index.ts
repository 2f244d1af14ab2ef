import type { DomainHandlers } from '../http/handler';
import { stepUpHandlers } from './handlers';
import * as tables from './tables';
import { stepupLabels } from './labels';

const handlers: DomainHandlers<'stepup'> = {
  ...stepUpHandlers,
};

export const stepup = { handlers, tables, labels: stepupLabels };
