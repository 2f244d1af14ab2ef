import type { DomainHandlers } from '../../core/http/handler';
import { evaluationReportHandlers } from './evaluations/handlers';
import * as evaluationTables from './evaluations/tables';
import { planHandlers } from './plan';
import { reportHandlers } from './reports/handlers';
import { reportRecordHandlers } from './reports/record';
import { scheduleHandlers } from './schedule';
import { situationHandlers } from './situation';
import { shareHandlers } from './shares/handlers';
import * as tables from './tables';
import { growthLabels } from './labels';

const handlers: DomainHandlers<'growth'> = {
  ...reportHandlers,
  ...reportRecordHandlers,
  ...planHandlers,
  ...situationHandlers,
  ...scheduleHandlers,
  ...evaluationReportHandlers,
  ...shareHandlers,
};

export const growth = { handlers, tables: { ...evaluationTables, ...tables }, labels: growthLabels };
