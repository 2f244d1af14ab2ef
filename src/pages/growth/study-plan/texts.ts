export const growthTexts = {
  thisWeek: '本周',
  nextWeek: '下周',
  lastWeek: '上周',
  earlier: '上一周',
  later: '下一周',
  backToThisWeek: '回到本周',
  today: '今天',
  tomorrow: '明天',
  empty: '这一周没有课程安排',
  emptyDay: '这一天没有课程安排',
  wholeWeek: '查看整周',
  failed: '学习计划加载失败',
  loading: '学习计划加载中…',
  held: (held: number, missed: number, leave: number) =>
    [`本周已上${held}节`, missed > 0 && `缺课${missed}节`, leave > 0 && `请假${leave}节`]
      .filter(Boolean)
      .join('，'),
  lessons: (count: number) => (count > 0 ? `${count}节课` : '没有课'),
} as const;

/** Monday 1 to Sunday 7. */
export const weekdayTexts: Readonly<Record<number, { readonly short: string; readonly long: string }>> = {
  1: { short: '一', long: '周一' },
  2: { short: '二', long: '周二' },
  3: { short: '三', long: '周三' },
  4: { short: '四', long: '周四' },
  5: { short: '五', long: '周五' },
  6: { short: '六', long: '周六' },
  7: { short: '日', long: '周日' },
};
