import type { DomainHandlers } from '../../core/http/handler';
import { onFinished } from '../films/finished';
import { recordFinished } from './film-events';
import { learningLabels } from './labels';
import * as tables from './tables';

onFinished.add(recordFinished);

const handlers: DomainHandlers<'learning'> = {};

export const learning = { handlers, tables, labels: learningLabels };
