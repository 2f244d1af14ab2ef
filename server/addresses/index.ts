import type { DomainHandlers } from '../http/handler';
import { addressHandlers } from './handlers';
import { regionHandlers } from './regions/handlers';
import * as tables from './tables';
import { addressesLabels } from './labels';

const handlers: DomainHandlers<'addresses'> = {
  ...addressHandlers,
  ...regionHandlers,
};

export const addresses = { handlers, tables, labels: addressesLabels };
