export const interestTagsTexts = {
  title: '孩子喜欢什么？',
  limit: (max: number): string => `最多可选${max}个`,
  confirm: (count: number): string => `我选好了（已选${count}个）`,
  choose: '去选择',
  saved: '已为您保存',
} as const;
