import { SCHOOL_AGES } from '@/contract/share/values';

export const homeTexts = {
  greeting: { morning: '早上好', afternoon: '下午好', evening: '晚上好' },
  defaultGreeting: '亲爱的家长，您好',
  parentOf: (name: string) => `${name}家长`,
  greet: (part: string, who: string) => `${part}，${who}`,
  touristHint: '登录后查看孩子的课程和消息',
  studentHint: '我陪着孩子，每天进步一点点',
  offline: '网络不可用，显示的是上次的内容',
  avatar: '个人资料',
  logIn: '登录',
  messages: '消息',
  unreadMessages: (count: number) => `消息，${count}条未读`,

  pull: { pull: '下拉刷新', release: '松开刷新', loading: '加载中…' },

  loading: '首页加载中…',
  empty: '暂时没有推荐内容，过会儿再来吧',
  reload: '刷新',
  end: '没有更多了',

  visitor: {
    title: '孩子的在线小课堂',
    facts: [
      ['教什么', '思维、口才、围棋、编程、英语'],
      ['多大孩子', `${SCHOOL_AGES.youngest}–${SCHOOL_AGES.oldest}岁，按年龄分班`],
      ['怎么上', '真人老师直播小班课，课后有报告'],
      ['怎么试', '留个手机号，约好时间，免费上一节'],
    ],
    try: '免费试听一节',
  },

  participants: (count: string) => `${count}人已参与`,
  tenThousands: (count: string) => `${count}万`,
  until: (day: string) => `${day}截止`,
  video: '视频',
} as const;
