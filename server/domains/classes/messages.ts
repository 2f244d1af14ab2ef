/** Texts about open classes and pea classes, shown to parents. */
export const CLASS_MESSAGES = {
  unknown: '找不到这节课',
  full: '名额刚刚约满了，可以约其他公开课',
  begun: '这节课已经开始，不能再预约了',
  over: '这节课已经结束',
  tooLateToCancel: '这节课已经开始，不能再取消了',
  notBegun: '这节课还未开始',
  noSeat: '这节课的名额已满，下课后可以看回放',
  /** Source of its replay, shown where a parent continues watching. */
  openClass: '公开课',
  calendarReminder: '公开课快要开始了',
  calendarTeacher: (teacher: string) => `老师：${teacher}`,
  calendarExpired: '日历文件的链接已失效，请回到公开课详情重新导出',
} as const;

/** Inbox messages; `when`: '11月21日 19:00'. */
export const RESERVATION_MESSAGES = {
  reserved: (title: string, when: string) => ({
    title: '公开课预约成功',
    body: `您已预约《${title}》，${when} 开始。\n开课前我们会再提醒您，请提前5分钟进入直播间。`,
  }),
  soon: (title: string, when: string) => ({
    title: '公开课即将开始',
    body: `您预约的《${title}》将在 ${when} 开始，请和孩子一起做好准备。`,
  }),
  toClass: '查看公开课',
} as const;
