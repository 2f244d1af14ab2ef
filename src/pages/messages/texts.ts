import { MessageKind } from '@/contract/messages/values';

export const messageTexts = {
  all: '全部',
  tab: (name: string, unread: number) => (unread > 0 ? `${name} ${unread > 99 ? '99+' : unread}` : name),
  /** Before the time it was sent. */
  kindOf: (kind: string) => `${kind} · `,
  unreadCount: (count: number) => `${count}条未读`,
  readAll: '全部已读',
  askReadAll: (count: number) => ({
    title: '全部标为已读',
    content: `共有${count}条未读消息，确定全部标为已读吗？`,
    confirmText: '全部已读',
    cancelText: '取消',
  }),
  readDone: '已全部标为已读',
  empty: '这里还没有消息',
  toHome: '回首页',
  missing: '找不到这条消息',
  toList: '查看全部消息',
} as const;

export const messageKindTexts: Readonly<Record<MessageKind, string>> = {
  [MessageKind.system]: '系统',
  [MessageKind.class]: '课程',
  [MessageKind.homework]: '作业',
  [MessageKind.report]: '报告',
  [MessageKind.hours]: '课时',
  [MessageKind.activity]: '活动',
  [MessageKind.logistics]: '物流',
};
