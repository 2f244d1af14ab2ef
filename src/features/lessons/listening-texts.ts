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

export const listeningTexts = {
  download: (os: Os) => ({
    title: '请下载家长端',
    content: `网页暂不支持在线旁听，请${LISTENING_APP[os]}。`,
    confirmText: '去下载',
    cancelText: '知道了',
  }),
} as const;
