import { StudentStatus } from '@/contract/profile/status';

export const stripTexts: Readonly<Record<StudentStatus, string>> = {
  [StudentStatus.tourist]: '下载豌豆家长端，免费领取试听课',
  [StudentStatus.unofficial]: '下载豌豆家长端，试听课表随时查看',
  [StudentStatus.official]: '下载豌豆家长端，在线旁听孩子的课堂',
};

export const stripActions = { download: '下载', close: '关闭下载提示' } as const;
