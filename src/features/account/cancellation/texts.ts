export const cancellationTexts = {
  pendingTitle: '账号正在注销',
  pendingUntil: (until: string): string => `将于${until}永久删除账号和全部数据，在此之前可以撤销。`,
  undo: '撤销注销',
  goOn: '继续注销',
  undone: '已撤销注销，账号恢复正常',
  agreeFirst: '请先确认注销的后果',
} as const;
