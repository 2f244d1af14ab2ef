import type { DomainHandlers } from '../../core/http/handler';
import { getEvaluationAppraisal } from './appraisal';
import { loginEvaluation } from './evaluator';
import { listEvaluations } from './forms';
import { evaluationLabels } from './labels';
import { getEvaluations } from './mine';
import { getEvaluationAnalysis, getEvaluationResult } from './result';
import * as tables from './tables';
import { answerEvaluation, finishEvaluation, getEvaluationTurn, startEvaluation } from './turns';

const handlers: DomainHandlers<'evaluation'> = {
  ...{ listEvaluations, loginEvaluation, getEvaluations },
  ...{ startEvaluation, getEvaluationTurn, answerEvaluation, finishEvaluation },
  ...{ getEvaluationResult, getEvaluationAnalysis, getEvaluationAppraisal },
};

export const evaluation = { handlers, tables, labels: evaluationLabels };
