export const protocolTexts = {
  changedOn: (day: string): string => `${day}修改`,
  empty: '暂时没有可以查看的协议',
  home: '返回首页',
} as const;
