import type { DomainHandlers } from '../http/handler';
import { activityCenterHandlers } from './center/handlers';
import { activityHandlers } from './handlers';
import * as centerTables from './center/tables';
import * as tables from './tables';
import { activitiesLabels } from './labels';

const handlers: DomainHandlers<'activities'> = {
  ...activityCenterHandlers,
  ...activityHandlers,
};

export const activities = { handlers, tables: { ...centerTables, ...tables }, labels: activitiesLabels };
