import type { DomainHandlers } from '../http/handler';
import { filmsLabels } from './labels';
import * as tables from './tables';

const handlers: DomainHandlers<'films'> = {};

export const films = { handlers, tables, labels: filmsLabels };
