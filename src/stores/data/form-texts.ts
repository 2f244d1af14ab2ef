export const formTexts = {
  leave: {
    title: '离开此页？',
    content: '修改的内容还没有保存，离开后会丢失。',
    confirmText: '离开',
    cancelText: '继续编辑',
  },
  restored: '登录前填写的内容已恢复',
  saveFailed: (reason: string): string => `保存失败：${reason}`,
} as const;
