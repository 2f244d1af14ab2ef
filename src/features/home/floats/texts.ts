/** Words of the floating icons. */
export const floatTexts = {
  region: '活动入口',
  close: (name: string): string => `关闭${name}`,
} as const;
