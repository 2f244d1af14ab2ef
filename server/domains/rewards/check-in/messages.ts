/** Texts of the daily check-in that a client may show. */
export const CHECK_IN_MESSAGES = {
  signedInToday: '今天已经签到过了',
  noCheckIn: '暂时没有可参加的签到活动',
  monthAhead: '还没有到这个月',
  monthBefore: '这个月还没有注册，没有签到记录',
} as const;
