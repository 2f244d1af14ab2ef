import { NICKNAME_MAX } from '@/contract/growth/values';

export const joinTexts = {
  title: '参加学习PK',
  changeTitle: '我的展示设置',
  name: '昵称',
  placeholder: '不填则显示简称',
  seen: (name: string): string => `其他家长看到的是：${name}`,
  promise: '只展示昵称、积分和名次，不展示姓名、头像和学校。可以随时退出，退出后别人就看不到了。',
  showsMedals: '在孩子的卡片上展示已获得的勋章',
  join: '参加',
  save: '保存',
  leave: '退出学习PK',
  tooLong: `昵称最多${NICKNAME_MAX}个字`,
  fullName: '昵称里不要写孩子的全名哦',
  phone: '昵称里不要写电话号码哦',
  joined: '已参加，本周的积分已经算好啦',
  saved: '已保存',
  left: '已退出，其他人不会再看到孩子',
  failed: (reason: string): string => `保存失败：${reason}`,
  leaveAsk: {
    title: '退出学习PK？',
    content: '孩子在学习PK里的积分和名次都会删除，不能恢复；已经得到的星星会留下。',
    confirmText: '退出',
  },
} as const;
