/** Words of the debug console, for whoever looks after the app. */
export const consoleTexts = {
  notAllowed: '此账号不能查看调试台',
  title: '调试信息',
  version: '版本',
  runtime: '环境',
  device: '设备',
  screen: '屏幕',
  network: '网络',
  native: '最近的原生调用',
  failed: '最近的失败',
  none: '还没有',
  copy: '复制',
  copied: '已复制，不含个人信息',
  copyFailed: '复制失败',
  upload: '上传日志',
  uploaded: '日志会在联网时自动上传',
} as const;
