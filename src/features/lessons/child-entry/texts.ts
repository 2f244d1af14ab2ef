import { ENTRY_MINUTES } from '@/contract/lessons/values';

export const childEntryTexts = {
  title: '孩子怎么进入课堂',
  steps: [
    '在孩子上课的平板、电脑或手机上，打开“豌豆学生端”',
    '用登录家长端的手机号登录',
    `开课 ${ENTRY_MINUTES} 分钟前起，在首页点这节课就能进入`,
  ],
  get: '打开或下载豌豆学生端',
  copy: '复制下载链接，发到孩子的设备上',
} as const;
