import type { Desk } from '../staff/desk';

export const TEACHER_PATH = '/__demo/teacher';

export const DEMO_TEACHER_PASSWORD = 'DEMO_ONLY_teacher_2026';

export const TEACHER_DESK: Desk = {
  path: TEACHER_PATH,
  password: DEMO_TEACHER_PASSWORD,
  use: 'demo-teacher',
  title: '作业批改（演示）',
  passwordLabel: '演示老师密码',
  hasScript: true,
};
