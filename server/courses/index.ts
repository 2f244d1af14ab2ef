import type { DomainHandlers } from '../http/handler';
import { courseHandlers } from './handlers';
import * as tables from './tables';
import { coursesLabels } from './labels';

const handlers: DomainHandlers<'courses'> = {
  ...courseHandlers,
};

export const courses = { handlers, tables, labels: coursesLabels };
