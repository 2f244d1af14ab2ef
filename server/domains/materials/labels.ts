import type { Labels } from '../../core/labels';

export const materialsLabels: Labels = {
  tables: {
    material_submissions: '提交的素材',
    teach_aid_deliveries: '教辅寄送',
    wrong_questions: '错题',
  },
  columns: {
    aid_id: '教辅编号',
    'teach_aid_deliveries.delivery_id': '物流编号',
    knowledge_id: '知识点编号',
    stem: '题目',
    options: '选项',
    child_answer: '孩子的答案',
    right_answer: '正确答案',
    analysis: '解析',
    wrong_at: '答错时间',
    wrong_times: '答错次数',
    mastered_at: '掌握时间',
    'material_submissions.request_id': '征集编号',
    'material_submissions.answers': '提交的内容',
    consented_at: '同意使用的时间',
    looked_at: '查收时间',
    judged_at: '审核时间',
  },
};
