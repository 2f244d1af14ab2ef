import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { giftHandlers } from './gifts';
import { hoursHandlers } from './handlers';
import { hourRecordHandlers } from './records';
import * as tables from './tables';
import { hoursLabels } from './labels';
import { hourLosses } from './losses';
import { seedHourCategories } from './seed';
import { hoursImports } from './imports';

const handlers: DomainHandlers<'hours'> = {
  ...giftHandlers,
  ...hoursHandlers,
  ...hourRecordHandlers,
};

export const hours = {
  handlers,
  tables,
  labels: hoursLabels,
  imports: hoursImports,
  seed: { base: seedHourCategories },
  losses: hourLosses,
} satisfies Domain;
