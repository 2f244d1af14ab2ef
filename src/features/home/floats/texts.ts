export const floatTexts = {
  region: '活动入口',
  more: (count: number): string => `还有 ${String(count)} 个活动入口`,
  less: '收起活动入口',
  close: (name: string): string => `关闭${name}`,
} as const;
