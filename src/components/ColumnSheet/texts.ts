export const columnTexts = {
  confirm: '确定',
} as const;
