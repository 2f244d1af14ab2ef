import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { getEvaluationAppraisal } from './appraisal';
import { loginEvaluation } from './evaluator';
import { listEvaluations } from './forms';
import { getEvaluations } from './mine';
import { getEvaluationAnalysis, getEvaluationResult } from './result';
import * as tables from './tables';
import { answerEvaluation, finishEvaluation, getEvaluationTurn, startEvaluation } from './turns';

const handlers: DomainHandlers<'evaluation'> = {
  ...{ listEvaluations, loginEvaluation, getEvaluations },
  ...{ startEvaluation, getEvaluationTurn, answerEvaluation, finishEvaluation },
  ...{ getEvaluationResult, getEvaluationAnalysis, getEvaluationAppraisal },
};

const labels: Labels = {
  tables: {
    evaluation_sittings: '在线测评',
    evaluation_turns: '在线测评的题目和作答',
  },
  columns: {
    form: '测评类型',
    child_name: '孩子的名字',
    age: '年龄',
    seed: '出题的随机数',
    end: '结束的方式',
    started_at: '开始时间',
    deadline_at: '最晚结束时间',
    ended_at: '结束时间',
    level: '水平',
    difficulty: '难度',
    ability: '能力',
    asked_at: '出题时间',
    answer: '孩子的答案',
    verdict: '判断结果',
  },
};

export const evaluation = { handlers, tables, labels };
