import type { DomainHandlers } from '../../core/http/handler';
import { bookingHandlers } from './booking/handlers';
import * as bookingTables from './booking/tables';
import { classListHandlers } from './class-list';
import { lessonContentHandlers } from './content/handlers';
import * as contentTables from './content/tables';
import { lessonHandlers } from './handlers';
import { leaveHandlers } from './leave/handlers';
import * as leaveTables from './leave/tables';
import { getLiveAudit } from './live-audit';
import * as tables from './tables';
import { lessonsLabels } from './labels';

const handlers: DomainHandlers<'lessons'> = {
  ...classListHandlers,
  ...lessonHandlers,
  ...leaveHandlers,
  ...lessonContentHandlers,
  ...bookingHandlers,
  getLiveAudit,
};

export const lessons = {
  handlers,
  tables: { ...leaveTables, ...contentTables, ...bookingTables, ...tables },
  labels: lessonsLabels,
};
