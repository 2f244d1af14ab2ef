/** Demo open classes: one for each visual state. */
import type { SubjectName } from '../../../../src/contract/courses/values';
import type { CoverMood } from '../../pictures/covers';
import type { Thing } from '../../pictures/things';
import type { FilmName } from '../films';
import { onDay, onNow, type When } from './when';

export type DemoTeacher = '林老师' | '周老师' | '苏老师' | '陈老师' | '叶老师' | '何老师';

export interface DemoSitting {
  readonly id: number;
  readonly title: string;
  readonly subject: SubjectName;
  readonly mood: CoverMood;
  readonly thing: Thing;
  readonly teacher: DemoTeacher;
  readonly ages: string;
  readonly summary: string;
  readonly points: readonly string[];
  readonly when: When;
  readonly minutes: number;
  /** The replay. */
  readonly film?: FilmName;
}

export interface DemoOpenClass extends DemoSitting {
  readonly seats: number;
  /** Seats taken by parents outside the demo. */
  readonly taken: number;
  /** Account 3 has a seat. */
  readonly isReserved?: true;
}

/** Below the ids from the database sequence: home's cards link to them. */
export const OPEN_CLASS = {
  live: 4801,
  oneLeft: 4802,
  full: 4803,
  reserved: 4804,
  soon: 4805,
  later: 4806,
  withReplay: 4807,
  over: 4808,
} as const;

export const DEMO_OPEN_CLASSES: readonly DemoOpenClass[] = [
  {
    id: OPEN_CLASS.live,
    title: '奇妙的对称',
    ...{ subject: 'math', mood: 'evening', thing: 'butterfly', teacher: '陈老师', ages: '5–8岁' },
    summary:
      '蝴蝶的翅膀、雪花的六个角，都藏着对称的秘密。陈老师带孩子用一张彩纸折一折、剪一剪，亲手做出一只对称的蝴蝶。',
    points: ['在身边的事物里找到对称', '用对折的方法检查是不是对称', '剪出一只对称的蝴蝶'],
    ...{ when: onNow, minutes: 60, seats: 200, taken: 168 },
  },
  {
    id: OPEN_CLASS.oneLeft,
    title: '故事里的好人缘',
    ...{ subject: 'xinli', mood: 'room', thing: 'friends', teacher: '叶老师', ages: '4–7岁' },
    summary: '从一次小争吵说起：想玩同一个玩具怎么办？叶老师用故事和情境表演，帮孩子学会表达、等待和商量。',
    points: ['说出自己的感受和需要', '学会三种商量的说法', '和爸爸妈妈演一演'],
    ...{ when: onDay(1, '19:30'), minutes: 40, seats: 30, taken: 29 },
  },
  {
    id: OPEN_CLASS.full,
    title: '小小演说家第一课',
    ...{ subject: 'yuwen', mood: 'stage', thing: 'mic', teacher: '苏老师', ages: '5–9岁' },
    summary: '敢开口，说得清。苏老师教孩子用“开头、三句话、结尾”介绍自己，在镜头前完成第一次小小演讲。',
    points: ['自信地站好、看着听众', '用三句话介绍自己', '给演讲一个响亮的结尾'],
    ...{ when: onDay(2, '18:30'), minutes: 40, seats: 20, taken: 20 },
  },
  {
    id: OPEN_CLASS.reserved,
    title: '会思考的小侦探',
    ...{ subject: 'wandou', mood: 'meadow', thing: 'magnifier', teacher: '林老师', ages: '4–6岁' },
    summary: '谁吃掉了蛋糕？跟着线索一步一步推理，孩子会发现：排除不可能，剩下的就是答案。',
    points: ['学会按顺序观察', '用排除法找到答案', '把推理的过程说出来'],
    ...{ when: onDay(1, '18:30'), minutes: 40, seats: 60, taken: 21, isReserved: true },
  },
  {
    id: OPEN_CLASS.soon,
    title: '围棋第一步',
    ...{ subject: 'weiqi', mood: 'room', thing: 'goban', teacher: '周老师', ages: '5–8岁' },
    summary: '认识黑白世界：棋盘、棋子和“气”。不需要基础，准备一副围棋，没有的话用两种颜色的豆子也可以。',
    points: ['认识棋盘和落子的规矩', '数一数棋子的“气”', '吃掉第一颗棋子'],
    ...{ when: onDay(3, '10:30'), minutes: 45, seats: 80, taken: 34 },
  },
  {
    id: OPEN_CLASS.later,
    title: '让机器人动起来',
    ...{ subject: 'biancheng', mood: 'stage', thing: 'robot', teacher: '何老师', ages: '6–9岁' },
    summary: '机器人怎么知道先迈哪只脚？孩子把一件事拆成一步一步的指令，让小机器人走出迷宫。',
    points: ['把一件事拆成几步', '认识顺序和重复', '帮机器人走出迷宫'],
    ...{ when: onDay(6, '15:00'), minutes: 45, seats: 100, taken: 12 },
  },
  {
    id: OPEN_CLASS.withReplay,
    title: '纸飞机为什么会飞',
    ...{ subject: 'wandou', mood: 'room', thing: 'kite', teacher: '林老师', ages: '5–8岁' },
    summary: '折三种不同的纸飞机，比一比谁飞得远。孩子像科学家一样猜想、试验、记录，找到飞得远的秘密。',
    points: ['先猜想，再动手试', '一次只改变一个地方', '用表格记下结果'],
    ...{ when: onDay(-3, '19:00'), minutes: 40, seats: 120, taken: 97, film: 'balloon' },
  },
  {
    id: OPEN_CLASS.over,
    title: '绕口令擂台',
    ...{ subject: 'yuwen', mood: 'meadow', thing: 'trophy', teacher: '苏老师', ages: '4–8岁' },
    summary: '四是四，十是十。从慢到快练三段绕口令，和同学们隔着屏幕打一次擂台。',
    points: ['分清平舌和翘舌', '由慢到快不着急', '大声读给家人听'],
    ...{ when: onDay(-8, '18:30'), minutes: 30, seats: 60, taken: 52 },
  },
];
