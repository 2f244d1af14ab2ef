/** Demo pea classes by series. */
import type { DemoSitting } from './open-classes';
import { onDay, onNow } from './when';

export interface DemoPeaSeries {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly classes: readonly DemoSitting[];
}

/** Below the ids from the database sequence: home's cards link to them. */
export const PEA_CLASS = {
  makingTen: 5401,
  clocks: 5402,
  market: 5403,
  sleep: 5404,
  sorry: 5405,
  fear: 5406,
  joke: 5407,
  guide: 5408,
} as const;

export const DEMO_PEA_SERIES: readonly DemoPeaSeries[] = [
  {
    id: 401,
    name: '数学好好玩',
    summary: '生活里的数学，一次一个小发现',
    classes: [
      {
        id: PEA_CLASS.makingTen,
        title: '凑十法大作战',
        ...{ subject: 'math', mood: 'meadow', thing: 'ten-frame', teacher: '陈老师', ages: '5–7岁' },
        summary: '8 加 5 怎么算得又快又对？给 8 找一个好朋友凑成 10，进位加法就不再难。',
        points: ['找到能凑成 10 的好朋友', '会算 20 以内的进位加法', '用小棒摆一摆'],
        ...{ when: onDay(-10, '19:00'), minutes: 30, film: 'counting' },
      },
      {
        id: PEA_CLASS.clocks,
        title: '认识钟表',
        ...{ subject: 'math', mood: 'room', thing: 'clock', teacher: '陈老师', ages: '5–8岁' },
        summary: '短针走得慢，长针跑得快。孩子做一个纸盘小钟，和家人玩“现在几点”的游戏。',
        points: ['会读整点和半点', '分清时针和分针', '安排自己的一天'],
        ...{ when: onDay(-5, '19:00'), minutes: 30, film: 'blocks' },
      },
      {
        id: PEA_CLASS.market,
        title: '超市里的小账本',
        ...{ subject: 'math', mood: 'meadow', thing: 'coins', teacher: '陈老师', ages: '6–8岁' },
        summary: '带上 20 元去超市，怎么买最合算？孩子学着估一估、算一算，记下自己的小账本。',
        points: ['认识元、角、分', '先估算再计算', '记一页小账本'],
        ...{ when: onDay(1, '19:00'), minutes: 30 },
      },
    ],
  },
  {
    id: 402,
    name: '情绪小课堂',
    summary: '认识情绪，照顾好自己的心情',
    classes: [
      {
        id: PEA_CLASS.sleep,
        title: '睡不着怎么办',
        ...{ subject: 'xinli', mood: 'evening', thing: 'bed', teacher: '叶老师', ages: '4–8岁' },
        summary: '关灯以后脑子里好热闹？叶老师带孩子做一次“身体扫描”，把白天的小心事轻轻放下。',
        points: ['跟着呼吸慢下来', '给小心事找一个盒子', '睡前放松三步'],
        ...{ when: onDay(-12, '20:00'), minutes: 25, film: 'stars' },
      },
      {
        id: PEA_CLASS.sorry,
        title: '我会说对不起',
        ...{ subject: 'xinli', mood: 'stage', thing: 'heart', teacher: '叶老师', ages: '4–7岁' },
        summary: '做错了事，心里怦怦跳。怎样真心地道歉，又怎样原谅别人？听故事，也演一演。',
        points: ['说清楚错在哪里', '想一个补救的办法', '学会原谅'],
        ...{ when: onNow, minutes: 60 },
      },
      {
        id: PEA_CLASS.fear,
        title: '害怕也没关系',
        ...{ subject: 'xinli', mood: 'room', thing: 'moon', teacher: '叶老师', ages: '4–7岁' },
        summary: '怕黑、怕打雷、怕陌生人……害怕是来保护我们的。给害怕画一张像，它就没那么可怕了。',
        points: ['认识害怕的样子', '给害怕画一张像', '找到自己的勇气口诀'],
        ...{ when: onDay(4, '19:30'), minutes: 30 },
      },
    ],
  },
  {
    id: 403,
    name: '表达小舞台',
    summary: '敢说、会说、说得有趣',
    classes: [
      {
        id: PEA_CLASS.joke,
        title: '讲好一个笑话',
        ...{ subject: 'yuwen', mood: 'stage', thing: 'debate', teacher: '苏老师', ages: '5–9岁' },
        summary: '幽默也能练出来：铺垫、停顿、抖包袱。孩子学会三个笑话，晚饭时讲给全家听。',
        points: ['讲之前先想好结尾', '关键的地方停一停', '讲给家人听'],
        ...{ when: onDay(-7, '18:30'), minutes: 30, film: 'balloon' },
      },
      {
        id: PEA_CLASS.guide,
        title: '我来当小导游',
        ...{ subject: 'yuwen', mood: 'evening', thing: 'map', teacher: '苏老师', ages: '6–9岁' },
        summary: '介绍家乡的一处风景：先说在哪里，再说有什么，最后说一个小故事。',
        points: ['按顺序介绍一个地方', '加一个有趣的小故事', '边走边说不慌张'],
        ...{ when: onDay(-1, '18:30'), minutes: 30 },
      },
    ],
  },
];
