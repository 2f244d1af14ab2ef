import type { DomainHandlers } from '../../core/http/handler';
import { downloadHandlers } from './handlers';

const handlers: DomainHandlers<'download'> = {
  ...downloadHandlers,
};

export const download = { handlers };
