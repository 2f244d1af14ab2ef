import type { MineSection } from './types';

export const sectionTexts: Readonly<Record<MineSection, string>> = {
  account: '我的账户',
  activities: '限时活动',
  learning: '我的学习',
  allServices: '全部服务',
  service: '服务中心',
};

export const entryTexts = {
  orders: '我的订单',
  addresses: '我的地址',
  logistics: '我的物流',
  newLogistics: '新',
  activityCenter: '活动中心',
  shop: '豌豆商城',
  praise: '好评鼓励',
  tasks: '我的任务',
  medals: '我的勋章',
  gifts: '邀请有礼',
  studyTasks: '学习任务',
  reports: '我的报告',
  week: '每周小结',
  wrongQuestions: '错题本',
  leave: '请假补课',
  help: '帮助中心',
  materials: '学习资料',
  tutor: '辅导老师',
  myCourses: '我的课程',
  openClasses: '公开课',
  peaClasses: '豌豆课堂',
  babyStudy: '宝贝学',
  babyShow: '宝贝秀',
  straight: '学霸专区',
  littleTeacher: '小老师',
  soundStories: '有声故事',
  onlineConsult: '在线咨询',
  phoneConsult: '电话咨询',
  suggestions: '意见反馈',
  settings: '设置',
} as const;

/** Accessible text of a badge. */
export const badgeText = (badge: number | string | undefined): string => {
  if (typeof badge === 'number') return badge > 0 ? `${badge}项未完成` : '';
  return badge ?? '';
};

/** The testers' table, in development builds only. */
export const rulesTexts = {
  title: '入口规则（给测试人员）',
  always: '始终显示',
  shown: '显示',
} as const;
