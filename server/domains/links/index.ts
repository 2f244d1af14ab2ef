import type { DomainHandlers } from '../../core/http/handler';
import { linkHandlers } from './handlers';

const handlers: DomainHandlers<'links'> = {
  ...linkHandlers,
};

export const links = { handlers };
