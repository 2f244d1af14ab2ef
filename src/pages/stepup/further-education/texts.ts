export const yearTexts = {
  loading: '新学年安排加载中…',

  head: {
    unarranged: {
      title: '请确认孩子升入新学年',
      note: '老师和时间安排好后会第一时间告诉您，您也可以自己换一个合适的时间',
    },
    arranged: {
      title: '新学年由老师统一安排',
      note: '您不需要做任何操作，安排好后会第一时间告诉您',
    },
    grouping: {
      title: '正在为孩子组班',
      note: '我们会按您选的时间组班，组好后第一时间告诉您，孩子现在的课不受影响',
    },
    confirmed: {
      title: '已确认，班级还在安排',
      note: '老师会为孩子安排班级、时间和老师，安排好后第一时间告诉您，您不需要做任何操作',
    },
    complete: {
      title: '新学年安排已经确认',
      note: '开课前我们会提醒您，带孩子准时来上课就可以了',
    },
  },
  arrangement: '新学年安排',
  now: '孩子现在的课程',
  step: '课程',
  words: {
    lessons: { now: '上课时间', grouping: '原来时间', arranged: '上课时间' },
    first: '第一节课',
    unknown: '安排好后告诉您',
  },
  times: '您选的时间',
  countdown: '距离原班名额释放还有',
  over: '原班名额已经释放，孩子会进入新组的班',
  days: (days: number): string => `${days}天`,
  confirm: '确认新学年安排',
  report: '本学年学习报告',
  gift: '领取新学年礼包',
  outline: '新学年课程大纲',
  time: '换一个上课时间',
  ask: '有疑问，联系班主任',
  consult: '有疑问，联系我们',
} as const;
