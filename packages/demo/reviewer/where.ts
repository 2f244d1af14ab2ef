import type { Desk } from '../staff/desk';

export const REVIEWER_PATH = '/__demo/reviewer';

export const DEMO_REVIEWER_PASSWORD = 'DEMO_ONLY_reviewer_2026';

export const REVIEWER_DESK: Desk = {
  path: REVIEWER_PATH,
  password: DEMO_REVIEWER_PASSWORD,
  use: 'demo-reviewer',
  title: '作品审核（演示）',
  passwordLabel: '演示审核员密码',
  hasScript: false,
};
