import type { DomainHandlers } from '../../core/http/handler';
import { continueHandlers } from './continue-watching';
import { getFilmHandlers } from './get-film';
import { filmsLabels } from './labels';
import { progressHandlers } from './progress';
import * as tables from './tables';

const handlers: DomainHandlers<'films'> = {
  ...getFilmHandlers,
  ...progressHandlers,
  ...continueHandlers,
};

export const films = { handlers, tables, labels: filmsLabels };
