import type { DomainHandlers } from '../../core/http/handler';
import { addressHandlers, regionHandlers } from './handlers';
import * as tables from './tables';
import { addressesLabels } from './labels';

const handlers: DomainHandlers<'addresses'> = {
  ...addressHandlers,
  ...regionHandlers,
};

export const addresses = { handlers, tables, labels: addressesLabels };
