/** Purchases and exchanges of the demo families. */
import {
  CloseReason,
  ExchangeCurrency,
  ExchangeState,
  OrderState,
} from '../../../../src/contract/orders/values';
import { pictureKey } from '../../pictures/catalogue';
import { goodsOf } from '../goods';
import type { exchanges, orders } from '../../../../server/domains/orders/tables';

export type DemoOrder = Pick<
  typeof orders.$inferInsert,
  'title' | 'picture' | 'contents' | 'lines' | 'discount' | 'state' | 'closeReason'
> & { readonly daysAgo: number; readonly isSentByPost: boolean };

export type DemoExchange = Omit<typeof exchanges.$inferInsert, 'id' | 'userId' | 'exchangedAt'> & {
  readonly daysAgo: number;
};

const { toPay, paid, delivering, done, closed, refunded } = OrderState;
const cover = pictureKey.cover;

/** One course with its accompanying materials. */
function course(
  title: string,
  picture: string,
  hours: number,
  price: number,
  more: { readonly gift?: string; readonly kit?: string } = {},
): Pick<DemoOrder, 'title' | 'picture' | 'contents' | 'lines' | 'isSentByPost'> {
  const { gift, kit } = more;
  return {
    title,
    picture,
    contents: [`${hours}课时`, ...(gift ? [gift] : []), ...(kit ? [kit] : [])],
    lines: [
      { title, note: `${hours}课时${gift ? `，${gift}` : ''}`, picture, price, count: 1 },
      ...(kit
        ? [
            {
              title: kit,
              note: '随课程寄出',
              picture: goodsOf(kit).picture,
              price: 0,
              count: 1,
            },
          ]
        : []),
    ],
    isSentByPost: kit !== undefined,
  };
}

const ROBOT = goodsOf('编程机器人套装');

export const MANY_ORDERS: readonly DemoOrder[] = [
  {
    ...course('编程 图形化创作 年课', cover('biancheng', 'stage'), 48, 598_000, {
      gift: '赠4课时',
      kit: '编程机器人套装',
    }),
    discount: 60_000,
    state: toPay,
    daysAgo: 0,
  },
  {
    ...course('数学 能力提升班 春季', cover('math', 'meadow'), 24, 268_000, { kit: '数学学具盒' }),
    discount: 20_000,
    state: toPay,
    daysAgo: 0,
  },
  {
    ...course('语文口才 小小演说家 续报', cover('yuwen', 'stage'), 24, 288_000, { kit: '口才练习手册' }),
    discount: 30_000,
    state: paid,
    daysAgo: 1,
  },
  {
    title: '编程机器人套装',
    picture: ROBOT.picture,
    contents: [...ROBOT.contents, '电池充电套件 ×2'],
    lines: [
      {
        ...{ title: '编程机器人套装', note: ROBOT.contents.join('、'), picture: ROBOT.picture },
        ...{ price: 69_900, count: 1 },
      },
      {
        ...{ title: '电池充电套件', note: '4节装', picture: goodsOf('电池充电套件').picture },
        ...{ price: 5_990, count: 2 },
      },
    ],
    discount: 5_000,
    isSentByPost: true,
    state: delivering,
    daysAgo: 3,
  },
  {
    ...course('豌豆思维 进阶班 年课', cover('wandou', 'meadow'), 96, 1_088_000, {
      gift: '赠6课时',
      kit: '思维学具盒',
    }),
    discount: 120_000,
    state: delivering,
    daysAgo: 5,
  },
  {
    ...course('围棋 启蒙班', cover('weiqi', 'room'), 40, 398_000, { gift: '赠5课时', kit: '围棋启蒙棋盘' }),
    discount: 0,
    state: done,
    daysAgo: 46,
  },
  {
    ...course('魔力耳朵 外教课', cover('moli', 'meadow'), 60, 720_000, { gift: '赠3课时' }),
    discount: 72_000,
    state: done,
    daysAgo: 96,
  },
  {
    ...course('剑桥英语 自然拼读 录播课', cover('jianqiao', 'stage'), 30, 89_900),
    discount: 0,
    state: done,
    daysAgo: 110,
  },
  {
    ...course('语文口才 小小演说家 秋季', cover('yuwen', 'stage'), 36, 428_000, {
      gift: '赠2课时',
      kit: '口才练习手册',
    }),
    discount: 28_000,
    state: done,
    daysAgo: 128,
  },
  {
    ...course('数学 能力提升班 秋季', cover('math', 'meadow'), 48, 498_000, {
      gift: '赠4课时',
      kit: '数学学具盒',
    }),
    discount: 50_000,
    state: done,
    daysAgo: 128,
  },
  {
    ...course('豌豆思维 动画课', cover('wandou', 'evening'), 24, 19_900),
    discount: 0,
    state: closed,
    closeReason: CloseReason.unpaid,
    daysAgo: 60,
  },
  {
    ...course('儿童心理 亲子沟通课', cover('xinli', 'room'), 12, 59_900),
    discount: 10_000,
    state: closed,
    closeReason: CloseReason.cancelled,
    daysAgo: 75,
  },
  {
    ...course('编程 暑期训练营', cover('biancheng', 'evening'), 16, 199_900),
    discount: 20_000,
    state: refunded,
    daysAgo: 140,
  },
];

export const WANDOU_ORDERS: readonly DemoOrder[] = [
  {
    ...course('豌豆思维 进阶班 续报', cover('wandou', 'meadow'), 48, 568_000, {
      gift: '赠4课时',
      kit: '思维学具盒',
    }),
    discount: 56_000,
    state: toPay,
    daysAgo: 0,
  },
  {
    ...course('豌豆思维 动画课', cover('wandou', 'evening'), 24, 19_900),
    discount: 0,
    state: done,
    daysAgo: 90,
  },
  {
    ...course('豌豆思维 进阶班', cover('wandou', 'meadow'), 48, 568_000, {
      gift: '赠4课时',
      kit: '豌豆思维 秋季教具',
    }),
    discount: 0,
    state: done,
    daysAgo: 128,
  },
];

const { peaCoin, star } = ExchangeCurrency;

export const MANY_EXCHANGES: readonly DemoExchange[] = [
  {
    title: '豌豆公仔',
    picture: pictureKey.scene('welcome'),
    currency: peaCoin,
    cost: 680,
    state: ExchangeState.waiting,
    note: '3个工作日内寄出',
    daysAgo: 1,
  },
  {
    title: '立体拼搭积木',
    picture: pictureKey.scene('building-blocks'),
    currency: peaCoin,
    cost: 1200,
    state: ExchangeState.sent,
    note: '顺丰速运 SF1029384756012',
    daysAgo: 4,
  },
  {
    title: '夜读故事会 月卡',
    picture: pictureKey.scene('night-stories'),
    currency: star,
    cost: 300,
    state: ExchangeState.done,
    code: 'WD7K-29QM-5XTA',
    note: '在有声故事里使用',
    daysAgo: 20,
  },
  {
    title: '学习计划贴纸',
    picture: pictureKey.scene('learning-path'),
    currency: star,
    cost: 80,
    count: 2,
    state: ExchangeState.done,
    note: '已签收',
    daysAgo: 45,
  },
  {
    title: '热气球拼图',
    picture: pictureKey.scene('balloon-ride'),
    currency: star,
    cost: 80,
    state: ExchangeState.calledOff,
    note: '库存不足，80颗星星已退回',
    daysAgo: 63,
  },
  {
    title: '生日派对礼盒',
    picture: pictureKey.scene('gift-party'),
    currency: peaCoin,
    cost: 900,
    state: ExchangeState.done,
    note: '已签收',
    daysAgo: 100,
  },
];

export const FEW_EXCHANGES: readonly DemoExchange[] = [
  {
    title: '学习计划贴纸',
    picture: pictureKey.scene('learning-path'),
    currency: star,
    cost: 80,
    state: ExchangeState.sent,
    note: '中通快递 73123456789012',
    daysAgo: 3,
  },
];
