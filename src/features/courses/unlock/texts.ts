export const unlockTexts = {
  title: '解锁课程',
  titleAgain: '再次开通课程',
  price: (hours: number): string => `${hours}个录播课时`,
  left: (subject: string, hours: number): string => `${subject}可用录播课时：${hours}个`,
  what: '解锁后马上就能看全部章节，课时只扣一次，可以在课时记录里查到。',
  confirm: (hours: number): string => `用${hours}课时解锁`,
  short: (missing: number): string => `还差${missing}个录播课时，暂时不能解锁`,
  toHours: '去看我的课时',
  notForHours: '这门课程随报名开通，不能用课时解锁。',
  toCourses: '去我的课程',
  done: '解锁成功，开始学习吧',
} as const;
