import { LessonState } from '../../../src/contract/staff/values';

type Moved = Readonly<Record<'after' | 'before' | 'teacher' | 'title', string>>;

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
    linkText: '查看课程',
  }),
  moved: ({ after, before, teacher, title }: Moved) => ({
    title: '上课时间有调整',
    body: `原定${before}的《${title}》改到${after}，由${teacher}上课。`,
    linkText: '查看课程',
  }),
  otherTeacher: ({ at, teacher, title }: Readonly<Record<'at' | 'teacher' | 'title', string>>) => ({
    title: '上课老师有调整',
    body: `${at}的《${title}》改由${teacher}上课。`,
    linkText: '查看课程',
  }),
  calendarExpired: '日历文件的链接已失效，请回到上课安排重新导出',
} as const;

/** Shown to staff. */
export const MOVE_MESSAGES = {
  [LessonState.over]: '这节课已经开始，不能再改',
  [LessonState.leave]: '这节课孩子已经请假，不能再改',
  [LessonState.booked]: '这节课是家长约的，请家长取消后重新约',
  past: '时间要晚于现在',
  far: (days: number) => `只能改到${days}天以内`,
  clash: '这个时间孩子已经有课',
  onLeave: '这个时间的课孩子已经请假，请选别的时间',
  teacher: '没有这位老师',
} as const;
