import { formatMonthDay, formatSpan } from '@/features/dates/in-full';
import { PeriodState, POINTS, PointKind, PRIZE_LEAST_POINTS, StudyGroup } from '@/contract/straight/values';
import type { StudyPeriod } from '@/contract/straight/schema';

export const kindTexts: Readonly<Record<PointKind, string>> = {
  [PointKind.attended]: '到课',
  [PointKind.homework]: '作业',
  [PointKind.answer]: '答对题目',
  [PointKind.participation]: '课堂发言',
  [PointKind.film]: '看完视频',
  [PointKind.evaluation]: '完成测评',
  [PointKind.checkIn]: '每日签到',
};

export const groupTexts: Readonly<Record<StudyGroup, string>> = {
  [StudyGroup.sprout]: '新芽组',
  [StudyGroup.s1]: '一阶组',
  [StudyGroup.s2]: '二阶组',
  [StudyGroup.s3]: '三阶组',
  [StudyGroup.s4]: '四阶组',
  [StudyGroup.s5]: '五阶组',
  [StudyGroup.young]: '小苗组',
  [StudyGroup.middle]: '青荚组',
  [StudyGroup.old]: '满荚组',
};

/** Description of a group, for parents. */
export const groupNotes: Readonly<Record<StudyGroup, string>> = {
  [StudyGroup.sprout]: '刚上过几节课的孩子',
  [StudyGroup.s1]: '学习第一阶段的孩子',
  [StudyGroup.s2]: '学习第二阶段的孩子',
  [StudyGroup.s3]: '学习第三阶段的孩子',
  [StudyGroup.s4]: '学习第四阶段的孩子',
  [StudyGroup.s5]: '学习第五阶段及以上的孩子',
  [StudyGroup.young]: '6岁及以下的孩子',
  [StudyGroup.middle]: '7到9岁的孩子',
  [StudyGroup.old]: '10岁及以上的孩子',
};

export const weekText = (first: string, last: string): string => formatSpan(first, last);

const STATES: Readonly<Record<PeriodState, string>> = {
  [PeriodState.open]: '进行中',
  [PeriodState.settling]: '结算中',
  [PeriodState.closed]: '已结束',
};

export const straightTexts = {
  points: (number: number): string => `${number}分`,
  place: (place: number): string => `第${place}名`,
  toNext: (points: number, place: number): string => `再得${points + 1}分，就超过第${place}名`,
  state: (state: PeriodState): string => STATES[state],
  week: ({ period, lastDay }: Pick<StudyPeriod, 'period' | 'lastDay'>): string => weekText(period, lastDay),
  settling: '上周的成绩正在结算，周一中午12点揭晓',
  me: '我的孩子',
  chooseWeek: '选择哪一周',
  chooseGroup: '选择分组',
  thisWeek: '本周',
  weekOf: (monday: string): string => `${formatMonthDay(monday)}起的一周`,
  /** Accessible name of a ranking's row. */
  row: (place: number, name: string, points: number): string => `第${place}名，${name}，${points}分`,
  howTitle: '积分从哪里来',
  how: (kind: PointKind): string => {
    const { each, onTime, mostADay } = POINTS[kind];
    const more = onTime > 0 ? `，准时再加${onTime}分` : '';
    return `每次${each}分${more}，每天最多${mostADay}分`;
  },
  prizes: `每周前10名、积分不少于${PRIZE_LEAST_POINTS}分的孩子会得到星星奖励`,
} as const;
