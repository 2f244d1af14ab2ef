export const posterTexts = {
  title: '邀请好友一起学',
  remark: '分享海报，和好友一起进步',
  reward: '奖励',
  rewardUnit: '豌豆币',
  poster: '分享海报',
  present: '邀请有礼',
} as const;
