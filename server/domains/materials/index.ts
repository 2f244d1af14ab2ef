import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { notifyAskedOfAll } from './collect/ask';
import { collectHandlers } from './collect/handlers';
import * as collectTables from './collect/tables';
import { materialHandlers } from './handlers';
import { wrongQuestionHandlers } from './wrong-questions/handlers';
import { teachAidHandlers } from './teach-aids/handlers';
import * as teachAidTables from './teach-aids/tables';
import * as tables from './tables';
import { materialsLabels } from './labels';

const handlers: DomainHandlers<'materials'> = {
  ...materialHandlers,
  ...wrongQuestionHandlers,
  ...teachAidHandlers,
  ...collectHandlers,
};

export const materials = {
  handlers,
  tables: { ...tables, ...teachAidTables, ...collectTables },
  labels: materialsLabels,
  jobs: [{ name: 'materialsAsked', everyMs: HOUSEKEEPING_MS, run: notifyAskedOfAll }],
} satisfies Domain;
