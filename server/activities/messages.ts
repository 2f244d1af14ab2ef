/** Texts of the activities that a client may show. */
export const ACTIVITY_MESSAGES = {
  signedInToday: '今天已经打过卡了',
  noCheckIn: '暂时没有可参加的打卡活动',
  monthAhead: '还没有到这个月',
  monthBefore: '这个月还没有注册，没有签到记录',
  posterRemark: '邀请好友成功报名，即可获得奖励课时',
  newbornTitle: '新生入学',
} as const;
