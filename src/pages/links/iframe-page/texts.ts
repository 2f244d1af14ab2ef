export const iframePageTexts = {
  title: '外部页面',
  loading: '页面加载中',
  outside: '在外部打开',
  denied: '这个链接无法打开',
  home: '返回首页',
  refused: '这个网站不允许在这里显示，请在外部打开',
  slow: '页面迟迟没有打开，可能是网络较慢，也可能是网站不允许在这里显示',
  retry: '再试一次',
  frame: (host: string): string => `${host} 的页面`,
} as const;
