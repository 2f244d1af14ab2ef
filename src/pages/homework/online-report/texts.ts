import { Verdict } from '@/contract/questions/values';

export const reportTexts = {
  missing: '找不到这份作业报告',
  toList: '全部作业',
  loading: '正在加载作业报告',
  notYet: '老师还没有批改',
  notYetNote: '批改好后会在消息里告诉您。',
  toDetail: '查看已交的作业',
  toDo: '作业还没有交',
  toDoNote: '交了作业，批改后就有报告了。',
  toSubmit: '去做作业',
  counts: (right: number, partly: number, wrong: number) =>
    [`对${right}题`, partly > 0 && `对一部分${partly}题`, wrong > 0 && `再想一想${wrong}题`]
      .filter(Boolean)
      .join('，'),
  handedIn: (when: string) => `提交于 ${when}`,
  corrected: (when: string) => `批改于 ${when}`,
  knowledge: '知识点掌握情况',
  details: '逐题查看',
  question: (number: number, stem: string) => `第${number}题 ${stem}`,
  verdicts: {
    [Verdict.right]: '答对了',
    [Verdict.partly]: '对了一部分',
    [Verdict.wrong]: '再想一想',
    [Verdict.open]: '老师看过了',
    [Verdict.empty]: '没有作答',
  } satisfies Record<Verdict, string>,
  percent: '%',
  share: '答对',
  film: '看讲解视频',
} as const;
