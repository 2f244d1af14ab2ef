import type { DomainHandlers } from '../../core/http/handler';
import { questionsLabels } from './labels';
import { practiceHandlers } from './practice';
import * as tables from './tables';

const handlers: DomainHandlers<'questions'> = { ...practiceHandlers };

export const questions = { handlers, tables, labels: questionsLabels };
