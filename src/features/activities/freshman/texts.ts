export const freshmanTexts = {
  title: '新生入学',
  popup: {
    begin: '几个入学小任务，陪孩子轻松开始第一课',
    goOn: '入学小任务还没做完，接着来吧',
    reward: '入学小任务都完成啦，奖励在等您',
  },
  progress: (finished: number, total: number): string => `已完成${finished}/${total}个小任务`,
  allDone: '小任务都完成啦，去领奖励',
  start: '入学前要做些什么',
  icons: { newbornEntrance: '新生入学', firstLesson: '首课' },
} as const;
