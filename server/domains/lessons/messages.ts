/** Texts of lessons. Those of entering a class are the specification's. */
export const LESSON_MESSAGES = {
  notStarted: '这节课还未开始',
  over: '这节课已经结束',
  noneLive: '现在没有正在上的课',
  onLeave: '这节课已经请假',
  unknown: '获取课程信息失败',
  noPreparation: '找不到这一项准备',
  taskUnknown: '该任务不存在',
  officialOnly: '仅在读学员可以旁听直播课',
  calendarName: (child: string) => `${child || '孩子'}的课程表`,
  calendarReminder: '快要上课了',
  calendarTeacher: (teacher: string) => `老师：${teacher}`,
  soon: (title: string, time: string) => ({
    title: '快要上课了',
    body: `《${title}》${time} 开始，请和孩子一起做好准备。`,
    way: '查看课程',
  }),
  calendarGone: '日历文件的链接已失效，请回到上课安排重新导出',
} as const;
