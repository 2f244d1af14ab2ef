import type { OperatingSystem } from '@/platform/types';

const STORES: Readonly<Record<OperatingSystem, string>> = {
  ios: '苹果应用商店（App Store）',
  android: '手机自带的应用商店',
  harmony: '华为应用市场',
  other: '手机的应用商店',
};

/** Texts of the guide to a live class in the app. The edition: rule lessons-12. */
export const guideTexts = {
  title: '三步进入旁听',
  steps: [
    {
      title: '下载家长端',
      text: (os: OperatingSystem) => `在${STORES[os]}搜索“豌豆家长端（旁听版）”并下载。`,
    },
    { title: '用同一个手机号登录', text: () => '登录后能看到孩子今天的课程。' },
    { title: '打开这节课', text: () => '在首页“今日课程”里点“在线旁听”，或在浏览器打开下面的链接。' },
  ],
  code: '课程编号',
  link: '旁听链接',
  copyCode: '复制编号',
  copyLink: '复制链接',
  copied: '已复制',
  copyFailed: '复制失败，请长按选择',
  open: '打开直播',
  toDownload: '去下载家长端',
} as const;
