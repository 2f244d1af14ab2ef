import type { DomainHandlers } from '../../core/http/handler';
import { giftHandlers } from './gifts';
import { hoursHandlers } from './handlers';
import { hourRecordHandlers } from './records';
import * as tables from './tables';
import { hoursLabels } from './labels';

const handlers: DomainHandlers<'hours'> = {
  ...giftHandlers,
  ...hoursHandlers,
  ...hourRecordHandlers,
};

export const hours = { handlers, tables, labels: hoursLabels };
