/** Texts of the new school year, on home and the higher level pages. */
import { StepUpProvider } from '@/contract/stepup/values';
import type { HigherLevelPage } from './routing';

export const higherLevelTexts = {
  title: '新学年升班开始啦',
  text: '孩子新学年的班级安排出来了',
  enter: '去看看',
  entrance: '新学年升班',
  entranceNote: '孩子新学年的班级安排',
} as const;

interface StandingWords {
  readonly title: string;
  readonly note: string;
  readonly action: string;
}

/** State and next action, by target page. */
export const overviewTexts: Readonly<Record<Exclude<HigherLevelPage, 'furtherEducation'>, StandingWords>> = {
  higherLevelWaiting: {
    title: '新学年的安排准备好了',
    note: '老师、时间和班级都在里面，看一看，合适就确认',
    action: '查看新学年的安排',
  },
  higherLevelOriginal: {
    title: '孩子的班级一起升班',
    note: '还是原来的时间，确认一下就好',
    action: '查看原班升班',
  },
  higherLevelSelectClass: {
    title: '有适合孩子的班级',
    note: '按孩子现在的上课时间挑了几个班，选一个喜欢的',
    action: '去选班级',
  },
  higherLevelSelectTime: {
    title: '告诉我们什么时间方便',
    note: '选好意向时间，我们按时间为孩子组班',
    action: '去选时间',
  },
  higherLevelGrouping: {
    title: '正在为孩子组班',
    note: '意向时间已经收到，组好班会第一时间告诉您',
    action: '查看组班进度',
  },
  higherLevelCompleted: {
    title: '新学年都安排好了',
    note: '班级和第一节课的时间已经定下来',
    action: '孩子的班级',
  },
};

export const planTexts = {
  fromTo: (from: string, to: string): string => (from ? `${from} 升到 ${to}` : to),
  stays: (step: string): string => `继续学习 ${step}`,
  now: (step: string): string => `现在学习 ${step}`,
  words: {
    lessons: { now: '现在的上课时间', grouping: '现在的上课时间', arranged: '上课时间' },
    first: '第一节课',
    unknown: '待定',
  },
  compared: { old: '现在的上课时间', new: '新学年上课时间' },
} as const;

/** Shown before choosing. */
export const recommendedTexts = {
  heading: '推荐班级',
  more: (others: number): string => `还有${others}个班的时间也合适`,
} as const;

export const confirmTexts = {
  waiting: {
    title: '请确认孩子新学年的安排',
    note: '确认之后，这个班的位置就是孩子的了',
  },
  original: {
    title: '原来的班级一起升班',
    note: '同学和上课时间都不变，确认之后就安排好了',
  },
  confirm: '确认新学年安排',
  otherClass: '换个班级或时间',
  ask: '有疑问，联系我们',
} as const;

export const groupingTexts = {
  times: '您选的意向时间',
  next: '接下来',
  steps: ['老师按您选的时间为孩子组班', '组好班后，我们会第一时间告诉您', '第一节课之前，您会收到上课提醒'],
  seatKept: (day: string): string => `原来班级的位置，为孩子保留到${day}`,
  change: '修改意向时间',
  home: '回首页',
} as const;

export const completedTexts = {
  arranged: { title: '新学年都安排好了', note: '豌豆精灵在新学年等着孩子' },
  /** Confirmed, without a class yet. */
  confirmed: { title: '已确认，班级还在安排', note: '安排好班级、时间和老师后，第一时间告诉您' },
  outline: '新学年学什么',
  ask: '还有疑问',
  providedBy: (name: string): string => `由${name}提供`,
  selectTime: {
    title: '还差一步：约定上课时间',
    note: '班级已经定下来，具体时间由班主任和您约定',
    action: '联系班主任',
  },
  /** Each text says that only this pack is affected. */
  address: {
    ask: {
      title: '请确认教具寄到哪里',
      note: '只用于这次新学年的教具，不会改动您的默认地址',
    },
    confirmed: {
      title: '教具寄到这里',
      note: '已确认，只用于这次新学年的教具，默认地址不变',
    },
    confirm: '确认寄到这里',
    none: '还没有收货地址，添加一个才能收到教具',
    add: '添加收货地址',
    other: '换一个地址',
    done: '这次的教具会寄到这个地址，默认地址不变',
  },
} as const;

/** Not in the specification (assumed). */
export const providerNames: Readonly<Record<StepUpProvider, string>> = {
  [StepUpProvider.lesi]: '乐思',
  [StepUpProvider.mingsi]: '明思',
};

export const higherLevelLoginTexts = {
  opening: '正在打开新学年升班',
  again: {
    title: '请重新登录一次',
    note: '登录之后就回到这里，孩子的安排不受影响',
    action: '去登录',
  },
} as const;
