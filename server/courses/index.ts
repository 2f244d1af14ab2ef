import type { DomainHandlers } from '../http/handler';
import { courseHandlers } from './handlers';
import { getSyllabus } from './syllabus';
import * as tables from './tables';
import { coursesLabels } from './labels';

const handlers: DomainHandlers<'courses'> = {
  ...courseHandlers,
  getSyllabus,
};

export const courses = { handlers, tables, labels: coursesLabels };
