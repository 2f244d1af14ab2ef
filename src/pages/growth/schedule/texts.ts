import { formatMonth, formatMonthDay } from '@/features/dates/in-full';
import { StudyClassStatus } from '@/contract/lessons/values';
import { classStatusTexts } from '@/features/growth/plan/texts';
import { lessonTexts } from '@/features/lessons/texts';
import type { Mark } from './store';

const marks: Readonly<Record<Mark, string>> = {
  done: classStatusTexts[StudyClassStatus.finished],
  missed: classStatusTexts[StudyClassStatus.missed],
  leave: classStatusTexts[StudyClassStatus.leave],
  ahead: classStatusTexts[StudyClassStatus.upcoming],
  ended: lessonTexts.state.ended,
  over: classStatusTexts[StudyClassStatus.over],
};

const clauses: Readonly<Record<Mark, (count: number) => string>> = {
  done: (count) => `上了${count}节`,
  missed: (count) => `缺课${count}节`,
  leave: (count) => `请假${count}节`,
  ahead: (count) => `还有${count}节待上`,
  ended: (count) => `今天${count}节已下课`,
  over: (count) => `${count}节未记录`,
};

const together: Readonly<Record<Mark, string>> = {
  done: '都上完了',
  missed: '都缺课了',
  leave: '都请假了',
  ahead: '都还没开始上',
  ended: '今天都下课了',
  over: '都没有记录',
};

export const scheduleTexts = {
  loading: '课表加载中…',
  earlier: '上个月',
  later: '下个月',
  month: formatMonth,
  sheet: (month: string): string => `${formatMonth(month)}课表`,
  marks,
  legend: '图例',
  day: (day: string, lessons: string): string => `${formatMonthDay(day)} ${lessons}`,
  lessons: (mark: Mark, count: number): string => `${marks[mark]} ${count}节`,
  noLesson: '没有课',
  today: '今天',
  /** 这个月安排了 3 节课：上了 2 节，还有 1 节待上。 Where all are alike, their number is said once. */
  sentence: (total: number, counts: readonly (readonly [Mark, number])[]): string => {
    const [[alone] = []] = counts.length === 1 ? counts : [];
    return alone === undefined
      ? `这个月安排了${total}节课：${counts.map(([mark, count]) => clauses[mark](count)).join('，')}。`
      : `这个月安排了${total}节课，${together[alone]}。`;
  },
  empty: '这个月没有课',
  emptySubject: '这一科这个月没有课',
  toAll: '全部科目',
  emptyDay: '这一天没有课，我也想和孩子玩一会儿',
  toThisMonth: '回到本月',
  toPlan: '查看学习计划',
} as const;
