import type { DomainHandlers } from '../http/handler';
import { classListHandlers } from './class-list';
import { lessonHandlers } from './handlers';
import { leaveHandlers } from './leave/handlers';
import * as leaveTables from './leave/tables';
import * as tables from './tables';
import { lessonsLabels } from './labels';

const handlers: DomainHandlers<'lessons'> = {
  ...classListHandlers,
  ...lessonHandlers,
  ...leaveHandlers,
};

export const lessons = { handlers, tables: { ...leaveTables, ...tables }, labels: lessonsLabels };
