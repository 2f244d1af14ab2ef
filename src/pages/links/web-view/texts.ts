export const WEB_VIEW = {
  brand: '豌豆家长端',
  denied: '这个链接无法打开',
  /** WeChat opens the operator's business domains only, and reports others as any failure. */
  foreign: '小程序不能打开这个网址，请复制链接，到手机浏览器里查看',
  copy: '复制链接',
  copied: '链接已复制，到浏览器里粘贴打开',
  copyFailed: '复制失败，请稍后再试',
  failed: '页面打开失败，请检查网络后重试',
  refused: '登录状态已失效，请重新打开页面',
  reopen: '重新打开',
  home: '回首页',
} as const;
