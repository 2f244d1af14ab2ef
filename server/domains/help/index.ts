import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { feedbackHandlers } from './feedback/handlers';
import { helpHandlers } from './handlers';
import { surveyDueHandlers, surveyHandlers } from './survey/handlers';
import { surveyFormHandlers } from './surveys/handlers';
import { tutorHandlers } from './tutor/handlers';
import * as feedbackTables from './feedback/tables';
import * as surveyTables from './survey/tables';
import * as surveyFormTables from './surveys/tables';
import * as tables from './tables';
import * as tutorTables from './tutor/tables';
import { helpLabels } from './labels';
import { registerAnswerFeedback } from './feedback/answer-route';
import { feedbackTestTools } from './feedback/test-tools';
import { helpImports } from './imports';

const handlers: DomainHandlers<'help'> = {
  ...feedbackHandlers,
  ...helpHandlers,
  ...surveyDueHandlers,
  ...surveyHandlers,
  ...surveyFormHandlers,
  ...tutorHandlers,
};

export const help = {
  handlers,
  tables: { ...feedbackTables, ...surveyTables, ...surveyFormTables, ...tables, ...tutorTables },
  labels: helpLabels,
  imports: helpImports,
  routes: [registerAnswerFeedback],
  testTools: feedbackTestTools,
} satisfies Domain;
