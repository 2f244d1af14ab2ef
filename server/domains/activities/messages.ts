/** Texts of the activities that a client may show. */
export const ACTIVITY_MESSAGES = {
  posterRemark: '邀请好友成功报名，即可获得奖励课时',
  newbornTitle: '新生入学',
  notNew: '新生入学小任务已经结束',
  tasksLeft: '还有小任务没有完成，做完就能领奖励',
  linkInvalid: '登录链接已经失效，请向老师要一个新的',
  tooManyLinks: '尝试次数过多，请稍后再试',
  officialAlready: '孩子已经是在读学员，不用再领试听课',
  auditioned: '孩子已经上过试听课了',
} as const;
