export const notificationTexts = {
  auth: {
    title: '打开消息通知',
    text: '上课提醒、老师点评，第一时间告诉您',
    action: '去打开',
  },
  follow: {
    title: (name: string): string => `关注“${name}”公众号`,
    search: '上课提醒和学情报告直接发到微信。复制名称，到微信里搜索并关注',
    press: '长按图片识别二维码，上课提醒和学情报告直接发到微信',
    qrCode: (name: string): string => `“${name}”公众号的二维码`,
    action: '复制公众号名称',
    copied: '已复制，去微信搜索关注吧',
    copyFailed: (name: string): string => `复制失败，请在微信搜索“${name}”`,
  },
  /** On the card that waits on home. */
  look: '去关注',
  /** Default account name (assumed). */
  accountName: '豌豆',
} as const;
