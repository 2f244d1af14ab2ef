import { StudentCode } from '@/contract/stepup/values';

interface RefusalWords {
  readonly title: string;
  readonly text: string;
  /** Label of the next action. */
  readonly action: string;
}

export const gateTexts = {
  early: {
    title: '新学年升班还没开始',
    opensOn: (day: string): string => `${day}开始，到时我们会在首页提醒您`,
  },
  over: {
    title: '本次升班已经结束',
    text: '孩子的课程会照常进行。如果还有疑问，欢迎随时联系我们',
  },
  home: '回首页',
  refused: {
    [StudentCode.notStudent]: {
      title: '这个账号还没有上课的孩子',
      text: '孩子报名正式课程后，就可以在这里安排新学年',
      action: '回首页',
    },
    [StudentCode.notStepUp]: {
      title: '孩子这次不用升班',
      text: '请放心，按现在的班级和时间继续上课就好',
      action: '孩子的课程',
    },
    [StudentCode.notHasCourse]: {
      title: '孩子现在没有在上的课',
      text: '有了在上的课程，新学年的班级就会出现在这里',
      action: '剩余课时',
    },
    [StudentCode.notFormalClass]: {
      title: '孩子还没有加入正式班级',
      text: '体验课之后加入正式班级，就可以安排新学年。怎么加入，我们来告诉您',
      action: '咨询我们',
    },
    [StudentCode.exclusiveStudent]: {
      title: '孩子有专属老师安排升班',
      text: '孩子在专属班学习，时间和班级由专属老师和您单独商量',
      action: '请老师联系我',
    },
  } satisfies Record<StudentCode, RefusalWords>,
  refusedForOther: {
    title: '孩子暂时没有升班安排',
    text: '请放心，按现在的班级和时间继续上课就好',
  },
} as const;
