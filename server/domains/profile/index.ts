import type { DomainHandlers } from '../../core/http/handler';
import { NO_LABELS } from '../../core/labels';
import { personalInfoHandlers } from './handlers';
import { personHandlers } from './person';

const handlers: DomainHandlers<'profile'> = {
  ...personalInfoHandlers,
  ...personHandlers,
};

export const profile = { handlers, tables: {}, labels: NO_LABELS };
