import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
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

const labels: Labels = {
  tables: {
    feedbacks: '意见反馈',
    help_votes: '对帮助文章的评价',
    survey_answers: '满意度调查',
    survey_submissions: '问卷',
  },
  columns: {
    article_id: '文章编号',
    is_helpful: '有帮助',
    voted_at: '评价时间',
    score: '评分',
    reasons: '原因',
    survey_id: '问卷编号',
    answers: '填写的内容',
    answer: '客服回复',
    answered_at: '回复时间',
  },
};

export const help = {
  handlers,
  tables: { ...feedbackTables, ...surveyTables, ...surveyFormTables, ...tables, ...tutorTables },
  labels,
  imports: helpImports,
  routes: [registerAnswerFeedback],
  testTools: feedbackTestTools,
} satisfies Domain;
