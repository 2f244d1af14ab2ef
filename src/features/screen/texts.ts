export const SCREEN = {
  broken: '页面出了点小问题',
  brokenAction: '回首页',
  notStarted: '打开失败，请检查网络后重试',
  startAgain: '重新打开',
  blocked: '请使用官方地址访问豌豆家长端',
  blockedNote: '为了您的账号安全，请在微信中打开官方链接，或从“豌豆”公众号进入。',
  newVersion: '豌豆家长端有新版本了，重新打开只需几秒',
  restart: '现在重启',
  later: '稍后',
  opening: '正在打开',
  unsaved: '修改的内容还没有保存，确定离开吗？',
} as const;
