/** What staff read on the screens of what parents read. */
import type { MessageKind } from '../../../../src/contract/messages/values';

const messageKinds: Readonly<Record<MessageKind, string>> = {
  system: '系统',
  class: '课程',
  homework: '作业',
  report: '报告',
  hours: '课时',
  activity: '活动',
  logistics: '物流',
};

export const contentTexts = {
  messageKinds,
  link: '点击后打开',
  linkHelp: '选一个页面，或输入 https:// 开头的网址；不填就不能点',
  linkOther: '打开',
  fieldLength: (most: number) => `最多 ${most} 个字`,
  announcements: {
    write: '写消息',
    kind: '类别',
    title: '标题',
    body: '正文',
    button: '按钮文字',
    buttonHelp: '有跳转时要写，比如“去看看”',
    userIds: '只发给这些学号',
    userIdsHelp: '用逗号或换行隔开，最多 1000 位；不填就发给所有家长',
    notIds: '学号只有数字',
    send: '发送',
    to: '发给',
    toAll: '所有家长',
    toSome: (count: number) => `${count} 位家长`,
    sent: '已发送，家长会在消息中心看到',
    sentTo: '已送达',
    onItsWay: '发送中',
    createdAt: '时间',
    sure: (to: string) => `发给${to}？`,
    sureWords: '发出后不能收回。',
    preview: '家长看到的',
    inList: '在消息中心',
    opened: '点开以后',
    justNow: '刚刚',
  },
} as const;
