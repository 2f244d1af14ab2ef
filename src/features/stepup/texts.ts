import { HEAD_MASTER_RESPONSE_HOURS, Weekday } from '@/contract/stepup/values';

export const weekdayLabels: Readonly<Record<number, string>> = {
  [Weekday.monday]: '周一',
  [Weekday.tuesday]: '周二',
  [Weekday.wednesday]: '周三',
  [Weekday.thursday]: '周四',
  [Weekday.friday]: '周五',
  [Weekday.saturday]: '周六',
  [Weekday.sunday]: '周日',
};

export const noStepUpTexts = {
  text: '孩子暂时没有升学年安排，有新的安排时会在这里告诉您',
  home: '回首页',
} as const;

/** While the parent has something to decide. */
export const entranceTexts = {
  title: '孩子的新学年安排',
  note: '等您来确认或选择',
} as const;

export const headTexts = {
  avatar: '孩子的头像',
  kidOf: (name: string): string => `${name}的新学年`,
  kid: '孩子的新学年',
  userId: (userId: number): string => `用户ID：${userId}`,
  logout: '退出登录',
  askLogout: {
    title: '退出登录',
    content: '退出后需要重新登录，才能继续查看孩子的新学年安排，确定退出吗？',
    confirmText: '退出',
    cancelText: '取消',
  },
} as const;

export const stepTexts = {
  name: '新学年安排的进度',
  confirm: '确认安排',
  choose: '选班级',
  group: '组班',
  done: '完成',
  notes: {
    confirm: '新学年的课程、老师和时间，合适就确认',
    choose: '时间不合适，可以换班级，或者选方便的时间',
    group: '按您选的时间组班，孩子现在的课不受影响',
    done: '第一节课之前，会提醒您带孩子来上课',
  },
  state: { past: '已完成', here: '进行中', ahead: '还没到' },
} as const;

export const teacherTexts = {
  heading: '新学年的老师',
  picture: (name: string): string => `${name}的照片`,
  code: (code: string): string => `老师编号 ${code}`,
  satisfaction: (text: string): string => `家长满意度 ${text}`,
  years: (text: string): string => `教龄 ${text}`,
  page: '看看老师的介绍',
  coming: '老师正在安排中，定下来后会第一时间告诉您',
} as const;

export const preferredTexts = {
  number: (number: number): string => `第${number}组`,
} as const;

export const hoursTexts = {
  /** Not the subject's alone, and without those that are bought and not begun. */
  remaining: '各科在用课时',
  hours: (hours: number): string => `${hours}课时`,
  unknown: '- -',
} as const;

/** The specification's sentences, verbatim; the last of `complete` addresses the child. */
export const dialogTexts = {
  complete: {
    title: '确认成功',
    text: '您已成功确认新学年课程安排。豌豆精灵在新学年等着你到来！',
  },
  hasHomeroomTeacher: {
    title: '联系班主任',
    text: `点击【通知班主任】，在${HEAD_MASTER_RESPONSE_HOURS}小时内班主任将与您联系；也可以复制联系方式，直接联系班主任`,
  },
  noHomeroomTeacher: {
    title: '联系我们',
    text: '孩子的班主任还在安排中。有任何疑问，可以先咨询在线客服，我们会帮您转达',
  },
  error: {
    title: '这一步还没有完成',
    hint: `如有疑问请点击【通知班主任】，在${HEAD_MASTER_RESPONSE_HOURS}小时内班主任将与您联系`,
    empty: '暂时无法完成这一步，请稍后再试',
  },
  control: {
    title: '暂未开放',
    text: '这项功能暂时还没有开放，开放后您就可以在这里操作，孩子现在的安排不受影响',
  },
  close: '知道了',
  notify: '通知班主任',
  alreadyNotified: '已通知班主任',
  copy: '复制联系方式',
  consult: '在线咨询',
  notified: `班主任在${HEAD_MASTER_RESPONSE_HOURS}小时内将与您联系`,
  copied: '已复制联系方式到粘贴板',
  copyFailed: '复制失败，请再试一次',
} as const;

/** Rule stepup-14: only on the main page, so that support can identify the child. */
export const withUserId = (userId: number, message: string): string => `用户ID：${userId} ${message}`;
