import type { NewcomerTask } from '@/contract/activities/values';

interface TaskText {
  readonly title: string;
  readonly note: string;
  readonly action: string;
}

export const enrollmentTexts = {
  /** By scene. */
  hello: {
    1: '欢迎来到豌豆！几个小任务，我陪孩子轻松开始第一课',
    2: '第一节课已经排好了，把剩下的小任务也做完吧',
    3: '小任务都完成啦，快来领取入学奖励',
    4: '入学奖励已经领取，孩子的学习旅程正式开始啦',
  },
  progress: (done: number, total: number): string => `已完成${done}/${total}个小任务`,
  progressLabel: '入学小任务',
  done: '已完成',
  tasks: {
    profile: { title: '完善孩子信息', note: '告诉老师怎么称呼孩子，课程也更合适', action: '去填写' },
    app: { title: '打开豌豆家长端', note: '上课提醒、课后报告都在这里', action: '去下载' },
    book: { title: '约好第一节课', note: '挑一个孩子精神好的时间', action: '去约课' },
    attend: { title: '上完第一节课', note: '先约好上课时间，孩子进教室后自动完成', action: '课前预习' },
    report: { title: '看第一份报告', note: '上完课，老师写给孩子的报告会送到这里', action: '去看报告' },
  } satisfies Record<NewcomerTask, TaskText>,
  lesson: (when: string, name: string): string => `${when} · ${name}`,
  reportReady: '报告已经送到，孩子的表现都在里面',
  seeExample: '看示例',
  reward: (stars: number, peaCoins: number): string => `全部完成可得${stars}颗星星、${peaCoins}个豌豆币`,
  receive: '领取奖励',
  received: (stars: number, peaCoins: number): string => `已得${stars}颗星星、${peaCoins}个豌豆币`,
  receivedToast: '奖励领取成功',
  toCourses: '去我的课程',
  home: '回首页',
  tourist: {
    title: '新生入学',
    note: '登录后，就能看到孩子的入学小任务。还没有上过课？先领一节免费试听课吧',
    login: '登录开始',
  },
  over: {
    official: { title: '孩子已经顺利入学啦', note: '新生小任务已经结束，去课程里继续学习吧' },
    unofficial: { title: '新生小任务已经结束', note: '还可以约一节免费试听课，先体验再报名' },
  },
  toTrial: '约试听课',
  closed: { title: '新生入学活动暂未开放', note: '开放后会在首页告诉您' },
  loading: '入学小任务加载中…',
} as const;
