import type { Platform } from '@/platform/types';

type Os = Platform['os'];

const FROM_APP_STORE = '前往苹果应用商店（App Store）下载“豌豆家长端（旁听版）”';

/** On a computer, as the specification has it. */
const LISTENING_APP: Readonly<Record<Os, string>> = {
  ios: FROM_APP_STORE,
  harmony: '在华为应用市场下载“豌豆家长端”，登录后进入这节课就能旁听',
  android: '在手机应用商店下载“豌豆家长端”，登录后进入这节课就能旁听',
  other: FROM_APP_STORE,
};

const teacher = (name: string): string => (name.endsWith('老师') ? name : `${name}老师`);

export const lessonTexts = {
  failed: '今日课程加载失败',
  enter: '在线旁听',
  child: '孩子怎么进入课堂',
  childNamed: (chapter: string) => `孩子怎么进入课堂 ${chapter}`,
  next: (when: string, chapter: string) => `下一节课 ${when} ${chapter}`,
  openNamed: (chapter: string) => `查看这节课 ${chapter}`,
  enterNamed: (chapter: string) => `在线旁听 ${chapter}`,
  leave: '请假',
  leaveNamed: (chapter: string) => `请假 ${chapter}`,
  teacher,
  byWhom: (subject: string, name: string) => `${subject} · ${teacher(name)}`,
  /** On every screen a lesson's state by the clock has these words. */
  state: { notStarted: '待上课', soon: '即将开始', live: '正在上课', ended: '已下课' },
  /** Listening needs the parent app, on iOS its listening edition: rule lessons-12. */
  download: (os: Os) => ({
    title: '请下载家长端',
    content: `网页暂不支持在线旁听，请${LISTENING_APP[os]}。`,
    confirmText: '去下载',
    cancelText: '知道了',
  }),
} as const;
