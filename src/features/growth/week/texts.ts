import type { Week } from '@/contract/growth/schema';
import { formatMonthDay } from '@/features/dates/in-full';

export type WeekFigureName = 'lessons' | 'homework' | 'checkIns';
export const WEEK_FIGURES: readonly WeekFigureName[] = ['lessons', 'homework', 'checkIns'];

const UNITS: Readonly<Record<WeekFigureName, string>> = { lessons: '节', homework: '份', checkIns: '天' };

export const weekTexts = {
  title: '每周小结',
  names: { lessons: '上课', homework: '交作业', checkIns: '签到' } satisfies Record<WeekFigureName, string>,
  units: UNITS,
  /** /7天; 节 without a whole. */
  ofAll: (name: WeekFigureName, of: number): string => `${of > 0 ? `/${of}` : ''}${UNITS[name]}`,
  child: '孩子',
  /** 比上周多1节; '' where there was nothing in both. All that there was is no less than the week before. */
  compared(name: WeekFigureName, { before, now, of }: Week[WeekFigureName]): string {
    if (now === 0 && before === 0) return '';
    const more = now - before;
    if (more === 0) return '和上周一样';
    if (more < 0 && now > 0 && now >= of) return `一${UNITS[name]}都没落下`;
    return `比上周${more > 0 ? '多' : '少'}${Math.abs(more)}${UNITS[name]}`;
  },
  rings: (said: readonly string[]): string => said.join('，'),
  figure: (name: WeekFigureName, now: number): string => `${weekTexts.names[name]}${now}${UNITS[name]}`,
  teacherTitle: (name: string): string => `${name.endsWith('老师') ? name : `${name}老师`}的话`,
  moment: '闪光时刻',
  play: (title: string): string => `播放 ${title}`,
  stop: '收起播放',
  toWork: '打开作品',
  tonight: '今晚可以做的一件事',
  lastWeek: '上周到这里',
  older: '上一周',
  newer: '下一周',
  oldest: '这是学习开始的那一周',
  loading: '小结加载中…',
  toPlan: '看学习计划',
  open: '打开每周小结',
  /** Until it is there, or without a network. */
  card: '这一周学了什么，我都记着呢',
} as const;

/** 11月23日–29日, 11月30日–12月6日 */
export function weekDays({ from, to }: Pick<Week, 'from' | 'to'>): string {
  const last = from.slice(0, 7) === to.slice(0, 7) ? `${Number(to.slice(8))}日` : formatMonthDay(to);
  return `${formatMonthDay(from)}–${last}`;
}

export const isQuiet = ({ checkIns, homework, lessons, moment, teacher }: Week): boolean =>
  lessons.now + homework.now + checkIns.now === 0 && !moment && !teacher;

/** What the pea says about the week. */
export function weekSentence(week: Week): string {
  const { checkIns, homework, lessons } = week;
  const child = week.child || weekTexts.child;
  if (lessons.now > 0) return `这一周${child}上了${lessons.now}节课，我都数着呢！`;
  if (homework.now > 0) return `这一周${child}交了${homework.now}份作业，我都收好啦！`;
  if (checkIns.now > 0) return `这一周${child}来看了我${checkIns.now}天，真高兴！`;
  return isQuiet(week) ? `这一周我和${child}都歇了歇，下一周一起加油！` : `这一周${child}的好，我都记着呢！`;
}
