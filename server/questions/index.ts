import type { DomainHandlers } from '../http/handler';
import { questionsLabels } from './labels';
import * as tables from './tables';

const handlers: DomainHandlers<'questions'> = {};

export const questions = { handlers, tables, labels: questionsLabels };
