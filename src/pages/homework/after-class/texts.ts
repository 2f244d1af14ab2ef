import { HomeworkState } from '@/contract/homework/values';

export const afterClassTexts = {
  learned: (lesson: string) => `这节课：${lesson}`,
  practises: '这份作业练什么',
  task: '老师的要求',
  none: '这节课老师没有布置作业，好好休息吧',
  toList: '全部作业',
  loading: '正在加载作业',
  questions: (count: number) => `共${count}题`,
  actions: {
    [HomeworkState.todo]: '开始做作业',
    [HomeworkState.handedIn]: '查看已交的作业',
    [HomeworkState.corrected]: '查看批改报告',
    [HomeworkState.handedBack]: '去订正',
    [HomeworkState.handedInAgain]: '查看已交的作业',
    [HomeworkState.done]: '查看批改报告',
  } satisfies Record<HomeworkState, string>,
  snap: '用 AI 练习册拍照批改',
  film: '看讲解视频',
} as const;
