/** Words of the free trial: its sheet, its card, its ways in. */
export const freeTrialTexts = {
  title: '立即领取',
  subtitle: '免费试听课',
  promise: '一节真人老师的小班课，课后有一份写给孩子的试听报告',
  receive: '立即领取',
  receiving: '领取中...',
  claiming: '登录成功，正在为您领取试听课',
  claimFailed: '领取没有成功，再试一次吧',
  again: '再试一次',
  received: '领取成功，约一个方便的时间吧',
  already: (day: string): string => `您在${day}已经领取过试听课了，约好时间就能上课`,
  alreadyBooked: (when: string): string => `您已经约好了试听课：${when}`,
  toBooking: '去约上课时间',
  toLesson: '看看这节课',
  entrance: '免费试听',
  loginEntrance: '领取免费试听课',
  card: {
    open: { title: '免费试听课', note: '一节真人小班课，和孩子一起体验', action: '立即领取' },
    claimed: { title: '试听课已领取', note: '还没有约上课时间', action: '去约课' },
    booked: { title: '试听课已约好', note: '', action: '课前预习' },
  },
  when: (when: string, name: string): string => `${when} · ${name}`,
} as const;
