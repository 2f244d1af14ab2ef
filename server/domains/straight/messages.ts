/** Shown to parents. */
import { filled } from '../../core/facts';
import { NICKNAME_MAX } from '../../../src/contract/growth/values';
import { ExchangeCurrency, ExchangeState } from '../../../src/contract/orders/values';

export const STRAIGHT_MESSAGES = {
  period: '没有这一周的排行',
  nicknameLength: `昵称最多${NICKNAME_MAX}个字`,
  nicknameName: '昵称里不要写孩子的全名哦',
  nicknamePhone: '昵称里不要写电话号码哦',
  mayNotJoin: '孩子正式上课后就可以参加学习PK啦',
  noStrategy: '这篇攻略不见了，看看别的吧',
  noGift: '这份礼品已经下架了',
  soldOut: '来晚了一步，最后一份已经被换走了',
  tooMany: '这份礼品每个孩子能换的数量已经换完了',
  priceChanged: '这份礼品的价格变了，请确认后再兑换',
  address: '请选择收货地址',
} as const;

export const GIFT_NOTES = {
  sent: filled('礼品会在{prizeDays}个工作日内寄出'),
  code: '上课时把兑换码告诉老师就可以使用',
} as const;

/** How an exchange ended; `more`: the parcel, the code, or why. */
export const EXCHANGE_INBOX = {
  [ExchangeState.sent]: (title: string, more: string) => ({
    title: '礼品寄出啦',
    body: `您兑换的“${title}”已经寄出${more === '' ? '' : `：${more}`}。`,
  }),
  [ExchangeState.done]: (title: string, more: string) => ({
    title: '兑换码来啦',
    body: `您兑换的“${title}”，兑换码是${more}。`,
  }),
  [ExchangeState.calledOff]: (title: string, more: string) => ({
    title: '兑换已取消',
    body: `您兑换的“${title}”取消了：${more}。`,
  }),
  returned: {
    [ExchangeCurrency.star]: (why: string, amount: number) => `${why}，${amount}颗星星已退回`,
    [ExchangeCurrency.peaCoin]: (why: string, amount: number) => `${why}，${amount}豌豆币已退回`,
  },
  look: '去看看',
} as const;

export const PRIZE_MESSAGE = {
  title: '学习PK获奖啦',
  body: (place: number, stars: number, from: string, to: string): string =>
    `${from}–${to}这一周的学习PK，孩子得了第${place}名，奖励${stars}颗星星已经放进账户。为孩子的坚持鼓鼓掌吧！`,
  linkText: '积分从哪来',
} as const;
