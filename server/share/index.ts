import type { DomainHandlers } from '../http/handler';
import { shareHandlers, posterHandlers } from './handlers';
import * as tables from './tables';
import { shareLabels } from './labels';

const handlers: DomainHandlers<'share'> = {
  ...shareHandlers,
  ...posterHandlers,
};

export const share = { handlers, tables, labels: shareLabels };
