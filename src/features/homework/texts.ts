import { spaced } from '@/features/dates/texts';
import { HomeworkState } from '@/contract/homework/values';

export const homeworkTexts = {
  /** Of 第52讲 认识钟表 only what its homework 认识钟表 does not say. */
  lesson: (lessonTitle: string, title: string): string =>
    lessonTitle.endsWith(title)
      ? lessonTitle.slice(0, lessonTitle.length - title.length).trim()
      : lessonTitle,
  open: (count: number): string => `还有${count}份作业待完成`,
  states: {
    [HomeworkState.todo]: '待完成',
    [HomeworkState.handedIn]: '待批改',
    [HomeworkState.corrected]: '已批改',
    [HomeworkState.handedBack]: '待订正',
    [HomeworkState.handedInAgain]: '订正已提交',
    [HomeworkState.done]: '已完成',
  } satisfies Record<HomeworkState, string>,
  excused: '免做',
  late: '迟交',
  before: (when: string): string => spaced(when, '前'),
  tonight: '今晚',
  today: '今天',
  overdueDays: (days: number): string => `已超时${days}天，还可以提交`,
  overdueHours: (hours: number): string => `已超时${hours}小时，还可以提交`,
  overdueNow: '刚刚超时，还可以提交',
  handedIn: (when: string): string => spaced(when, '提交'),
  questions: (count: number): string => `${count}题`,
  score: (score: number): string => `${score}分`,
  stars: (stars: number): string => `老师给了${stars}颗星星，共5颗`,
  loading: '正在加载作业',
  missing: '找不到这份作业',
  toList: '查看全部作业',
} as const;
