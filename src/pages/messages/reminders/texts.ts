export const reminderTexts = {
  elsewhere: '请在微信小程序里设置提醒',
  toMessages: '去消息中心',
  loading: '正在加载提醒',
  none: '暂时没有可以开启的提醒',
  toSettings: '去微信设置',
  how: '每同意一次，微信会提醒一次。点一下可以再次开启。',
  turnOn: '开启提醒',
  on: (times: number) => (times > 1 ? `已开启，还可提醒${times}次` : '已开启'),
  off: '未开启',
  refused: '已拒绝',
  blocked: '已关闭，去设置',
} as const;
