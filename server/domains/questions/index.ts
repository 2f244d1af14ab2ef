import type { DomainHandlers } from '../../core/http/handler';
import * as knowledgeTables from './knowledge/tables';
import { questionsLabels } from './labels';
import { practiceHandlers } from './practice';
import * as tables from './tables';
import * as wrongQuestionsTables from './wrong-questions/tables';

const handlers: DomainHandlers<'questions'> = { ...practiceHandlers };

export const questions = {
  handlers,
  tables: { ...tables, ...knowledgeTables, ...wrongQuestionsTables },
  labels: questionsLabels,
};
