import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import * as knowledgeTables from './knowledge/tables';
import { practiceHandlers } from './practice';
import * as tables from './tables';
import * as wrongQuestionsTables from './wrong-questions/tables';

const handlers: DomainHandlers<'questions'> = { ...practiceHandlers };

/** The bank has no personal data. */
const labels: Labels = {
  tables: {
    wrong_questions: '错题',
  },
  columns: {
    knowledge_id: '知识点编号',
    stem: '题目',
    options: '选项',
    child_answer: '孩子的答案',
    right_answer: '正确答案',
    analysis: '讲解',
    wrong_at: '答错时间',
    wrong_times: '答错次数',
    mastered_at: '掌握时间',
  },
};

export const questions = {
  handlers,
  tables: { ...tables, ...knowledgeTables, ...wrongQuestionsTables },
  labels,
};
