import type { DomainHandlers } from '../../core/http/handler';
import { personalInfoHandlers } from './handlers';
import { personHandlers } from './person';

const handlers: DomainHandlers<'profile'> = {
  ...personalInfoHandlers,
  ...personHandlers,
};

export const profile = { handlers };
