import type { DomainHandlers } from '../http/handler';
import { materialHandlers } from './handlers';
import { wrongQuestionHandlers } from './wrong-questions/handlers';
import * as tables from './tables';
import * as wrongQuestionsTables from './wrong-questions/tables';
import { materialsLabels } from './labels';

const handlers: DomainHandlers<'materials'> = {
  ...materialHandlers,
  ...wrongQuestionHandlers,
};

export const materials = {
  handlers,
  tables: { ...tables, ...wrongQuestionsTables },
  labels: materialsLabels,
};
