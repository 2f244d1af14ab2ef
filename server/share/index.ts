import type { DomainHandlers } from '../http/handler';
import { shareHandlers, posterHandlers } from './handlers';
import { shareStarHandlers } from './stars';
import * as tables from './tables';
import { shareLabels } from './labels';

const handlers: DomainHandlers<'share'> = {
  ...shareHandlers,
  ...posterHandlers,
  ...shareStarHandlers,
};

export const share = { handlers, tables, labels: shareLabels };
