import type { DomainHandlers } from '../../core/http/handler';
import { draftHandlers } from './drafts';
import { exerciseBookHandlers } from './exercise-book/handlers';
import { homeworkHandlers } from './handlers';
import * as tables from './tables';
import { homeworkLabels } from './labels';

const handlers: DomainHandlers<'homework'> = {
  ...homeworkHandlers,
  ...draftHandlers,
  ...exerciseBookHandlers,
};

export const homework = { handlers, tables, labels: homeworkLabels };
