import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { draftHandlers } from './drafts';
import { exerciseBookHandlers } from './exercise-book/handlers';
import { homeworkHandlers } from './handlers';
import { homeworkLosses } from './losses';
import * as tables from './tables';
import { inArray } from 'drizzle-orm';
import { demoRecognition } from './exercise-book/recognition-demo';
import { tonightLine } from '../home/tonight';
import { STATES_OF_TAB } from '../../../src/contract/homework/values';
import { homeworkTonight } from './tonight';

tonightLine.add(homeworkTonight);

const handlers: DomainHandlers<'homework'> = {
  ...homeworkHandlers,
  ...draftHandlers,
  ...exerciseBookHandlers,
};

const labels: Labels = {
  tables: {
    homework: '作业',
    homework_questions: '作业题目',
    homework_drafts: '作业草稿',
    homework_hand_ins: '提交的作业',
    homework_corrections: '作业批改',
    exercise_pages: 'AI练习册',
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
    picture: '照片',
    book: '练习册',
    page_number: '页码',
    boxes: '识别内容',
    'exercise_pages.reason': '未能识别的原因',
    taken_at: '拍摄时间',
    checked_at: '核对时间',
    asked_until: '识别等待至',
  },
};

export const homework = {
  handlers,
  tables,
  labels,
  queues: [
    {
      name: 'homeworkToCorrect',
      since: tables.homework.handedInAt,
      waits: () => inArray(tables.homework.state, STATES_OF_TAB.waiting),
    },
  ],
  losses: homeworkLosses,
  demoRecognition,
} satisfies Domain;
