/** What staff read on the screen of children's lessons. */
import type { LessonState } from '../../../../../src/contract/staff/values';

const states: Readonly<Record<LessonState, string>> = {
  coming: '未上',
  leave: '已请假',
  booked: '家长约的',
  over: '已开始',
};

export const lessonTexts = {
  hint: '按孩子的学号或完整的手机号查找，或者按课程和日期',
  course: '课程',
  day: '日期',
  notEnough: '填学号或手机号，或者选课程和日期',
  notFound: '找不到课。请核对学号、手机号、课程和日期',
  at: '上课时间',
  length: (minutes: number) => `${minutes}分钟`,
  child: '孩子',
  phone: '手机号',
  chapter: '章节',
  teacher: '老师',
  state: '状态',
  states,
  move: '调课',
  moveTitle: (child: string, chapter: string) => `${child}：${chapter}`,
  startsAt: '改到',
  startsHelp: '北京时间，30天以内；家长会收到消息',
  save: '确定',
  moved: '已改，家长会收到消息',
  substitute: '换老师',
  chooseHint: '老师请假时，勾选几节课一起换老师',
  chosen: (count: number) => `已选${count}节`,
  substituteTitle: (count: number) => `给${count}节课换老师`,
  substituteHelp: '时间不变；家长会收到消息',
  substituted: (count: number) => `${count}节课已换老师，家长会收到消息`,
  refused: (child: string, at: string, reason: string) => `${child} ${at}：${reason}`,
} as const;
