import { ExchangeCurrency } from '@/contract/orders/values';

const PRICES: Readonly<Record<ExchangeCurrency, (cost: number) => string>> = {
  [ExchangeCurrency.star]: (cost) => `${cost}颗星星`,
  [ExchangeCurrency.peaCoin]: (cost) => `${cost}豌豆币`,
};

export const giftTexts = {
  loading: '正在打开礼品',
  balance: '我的收获',
  myExchanges: '我的兑换',
  empty: '礼品正在路上，过几天再来看看',
  toTasks: '去做任务攒星星',
  price: (currency: ExchangeCurrency, cost: number): string => PRICES[currency](cost),
  stock: (number: number): string => (number === 1 ? '最后1份' : `剩余${number}份`),
  soldOut: '已换完',
  hadAll: '已换过',
  ask: '咨询客服',
  wanted: (title: string): string => `礼品“${title}”换完了，什么时候再有`,
  onwardOf: (title: string): string => `下一步：${title}`,
  exchange: '兑换',
  exchangeOf: (title: string): string => `兑换：${title}`,
  sheet: '兑换礼品',
  balanceAfter: (text: string): string => `兑换后还剩${text}`,
  short: (text: string): string => `还差${text}，多上课、多签到就能攒够`,
  address: '收货地址',
  noAddress: '还没有收货地址',
  addAddress: '新增地址',
  chooseAddress: '选择其他地址',
  byCode: '兑换后会得到兑换码，上课时告诉老师就可以使用',
  confirm: '确认兑换',
  failed: (reason: string): string => `兑换失败：${reason}`,
  noRandom: '这台设备暂时不能兑换，请换一台设备试试',
  done: {
    title: '兑换成功',
    content: '可以在“我的兑换”里查看进度',
    confirmText: '看我的兑换',
    cancelText: '知道了',
  },
} as const;
