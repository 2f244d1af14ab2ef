export const WEB_VIEW = {
  brand: '豌豆家长端',
  denied: '这个链接无法打开',
  failed: '页面打开失败，请检查网络后重试',
  refused: '登录状态已失效，请重新打开页面',
  reopen: '重新打开',
  home: '返回首页',
} as const;
