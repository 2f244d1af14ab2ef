import type { Labels } from '../labels';

export const homeworkLabels: Labels = {
  tables: {
    homework: '作业',
    homework_questions: '作业题目',
    homework_drafts: '作业草稿',
    homework_hand_ins: '提交的作业',
    homework_corrections: '作业批改',
  },
  columns: {
    homework_id: '作业编号',
    question_id: '题目编号',
    task: '作业要求',
    assigned_at: '布置时间',
    due_at: '截止时间',
    round: '第几次提交',
    is_excused: '免做',
    first_handed_in_at: '首次提交时间',
    handed_in_at: '提交时间',
    stars: '评星',
    score: '得分',
    film_title: '讲解视频',
    is_required: '必做',
    device: '设备',
    answers: '答案',
    hand_in_id: '提交编号',
    words: '评语',
    voice: '语音评语',
    is_handed_back: '退回订正',
    corrected_at: '批改时间',
    items: '逐题批改',
  },
};
