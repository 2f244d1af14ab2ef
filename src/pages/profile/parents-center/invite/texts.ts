export const inviteTexts = {
  title: '邀请有礼',
  note: '邀请好友一起学，双方都有礼',
  poster: '分享海报',
  present: '上传截图',
  friends: '我邀请的好友',
} as const;
