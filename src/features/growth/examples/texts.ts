/** Examples for newcomers, marked as such. */
export interface Example {
  readonly title: string;
  readonly note: string;
  readonly foot: string;
  readonly tone: string;
  /** Links to the example report of a trial lesson. */
  readonly isReport?: true;
}

export type ExampleOf = 'reports' | 'plan' | 'courses';

export const exampleTexts = {
  mark: '示例',
  look: '看示例报告',
  heading: {
    reports: '上完课，孩子会收到这样的报告',
    plan: '排好课后，每周会是这样',
    courses: '报名后，这里会有这样的课',
  } satisfies Record<ExampleOf, string>,
} as const;

export const EXAMPLES: Readonly<Record<ExampleOf, readonly Example[]>> = {
  reports: [
    {
      title: '试听报告',
      note: '小豌豆第一次上课就愿意开口，看图找规律时说出了自己的理由。',
      foot: '试听课后送达',
      tone: 'wandou',
      isReport: true,
    },
    {
      title: '首课报告',
      note: '专注了36分钟，举手5次；老师写下了孩子的闪光时刻。',
      foot: '第一节正式课后送达',
      tone: 'wandou',
    },
    {
      title: '月度报告',
      note: '这个月上了4节课，空间想象进步明显，下个月一起练习数感。',
      foot: '每月送达',
      tone: 'math',
    },
  ],
  plan: [
    { title: '第1讲 动物园里的规律', note: '周六 10:00 · 林老师 · 40分钟', foot: '待上课', tone: 'wandou' },
    { title: '第2讲 小小测量师', note: '下周六 10:00 · 林老师 · 40分钟', foot: '待上课', tone: 'wandou' },
  ],
  courses: [
    {
      title: '豌豆思维直播小班课',
      note: '固定老师，每周一节，课后有练习和报告',
      foot: '直播课',
      tone: 'wandou',
    },
    { title: '思维动画课', note: '随时看，一集十分钟，看完自动记录进度', foot: '录播课', tone: 'math' },
  ],
};
