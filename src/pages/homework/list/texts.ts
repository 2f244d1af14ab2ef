import { HomeworkTab } from '@/contract/homework/values';

export const listTexts = {
  tabs: {
    [HomeworkTab.open]: '待完成',
    [HomeworkTab.waiting]: '待批改',
    [HomeworkTab.corrected]: '已批改',
    [HomeworkTab.all]: '全部',
  } satisfies Record<HomeworkTab, string>,
  empty: {
    [HomeworkTab.open]: '作业都做完了，真棒！',
    [HomeworkTab.waiting]: '没有在等老师批改的作业',
    [HomeworkTab.corrected]: '还没有批改好的作业，老师批改后会在这里',
    [HomeworkTab.all]: '还没有作业，上课后老师会在这里布置',
  } satisfies Record<HomeworkTab, string>,
  toCorrected: '看看批改过的作业',
  toOpen: '看看待完成的作业',
  toClasses: '看看课程安排',
  end: '没有更多作业了',
  pull: { pull: '下拉刷新作业', release: '松开刷新作业', loading: '正在刷新' },
} as const;
