import type { DomainHandlers } from '../../core/http/handler';
import { trackingHandlers } from './handlers';
import * as tables from './tables';
import { trackingLabels } from './labels';

const handlers: DomainHandlers<'tracking'> = {
  ...trackingHandlers,
};

export const tracking = { handlers, tables, labels: trackingLabels };
