import type { SubjectName } from '../../../src/contract/courses/values';

/** Names of subjects, for tabs, brands of hours and courses alike. */
export const SUBJECT_TEXTS: Readonly<Record<SubjectName, string>> = {
  wandou: '豌豆思维',
  yuwen: '语文口才',
  biancheng: '编程',
  weiqi: '围棋',
  moli: '魔力耳朵',
  xinli: '儿童心理',
  jianqiao: '剑桥英语',
  math: '数学',
};

export const CONFIGURATION_MESSAGES = {
  inviteTitle: '邀请好友，一起领好礼',
  classHourDialog: {
    title: '体验课时已到账',
    content: '我们为孩子准备了一节体验课，班主任会尽快联系您安排上课时间。',
  },
} as const;

/** WeChat name of the demo's official account. */
export const OFFICIAL_ACCOUNT_NAME = '豌豆家长服务';
