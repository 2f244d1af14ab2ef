/** Hours, leave, orders and exchanges of a child, as the backend returns them. */
import { coursesCalls } from '@/contract/courses/calls';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { hoursCalls } from '@/contract/hours/calls';
import type { HourRecord } from '@/contract/hours/schema';
import { HourChange } from '@/contract/hours/values';
import type { LeaveLesson, LeaveRecord } from '@/contract/lessons/schema';
import { LeaveState } from '@/contract/lessons/values';
import { ordersCalls } from '@/contract/orders/calls';
import type { Exchange, Order, OrderHead } from '@/contract/orders/schema';
import {
  CloseReason,
  ExchangeCurrency,
  ExchangeState,
  ORDER_GROUP_STATES,
  OrderState,
} from '@/contract/orders/values';
import type { Feedback } from '@/services/feedback/types';
import { FakeApi } from '../../support/fakes/fake-api';

export const SUBJECTS = [
  { subject: Subject.wandou, name: '豌豆思维', brandCode: SubjectCode.wandou },
  { subject: Subject.biancheng, name: '编程', brandCode: SubjectCode.biancheng },
];

/** Tenths that do not add up exactly in floating point; one brand by groups, one by categories. */
export const hoursApi = (api = new FakeApi()): FakeApi =>
  api
    .on(coursesCalls.getUserSubject, SUBJECTS)
    .on(hoursCalls.queryUserHourGroup, ({ brandCode }) =>
      brandCode === SubjectCode.biancheng
        ? {
            brandCode,
            userHours: [
              { userHourType: 1, baseHours: 18.1, giveHours: 0.2 },
              { userHourType: 3, baseHours: 7, giveHours: 1 },
              { userHourType: 9, baseHours: 2, giveHours: 0 },
            ],
          }
        : {
            brandCode,
            smallLive: { baseHours: 20.1, giveHours: 2.2 },
            largeLive: { baseHours: 3, giveHours: 0 },
            record: { baseHours: 4, giveHours: 0 },
            expiries: [
              { isRecorded: false, hours: 22.3, expireTime: '2026-12-10 23:59:59' },
              { isRecorded: true, hours: 4, expireTime: '2027-12-31 23:59:59' },
            ],
          },
    )
    .on(hoursCalls.getHourCateByBrandCode, [
      { code: 1, name: '图形化', isRecorded: false },
      { code: 3, name: '录播', isRecorded: true },
    ])
    .on(hoursCalls.getLeaveSummary, ({ brandCodeList }) => ({
      usableNum: brandCodeList.reduce((sum, brand) => sum + (brand === SubjectCode.wandou ? 3 : 1), 0),
    }));

export const record = (id: number, more: Partial<HourRecord> = {}): HourRecord => ({
  id,
  brandCode: SubjectCode.wandou,
  isRecorded: false,
  change: HourChange.used,
  title: `第${id}讲`,
  hours: -1,
  givenHours: 0,
  time: '2026-11-05 19:00:00',
  ...more,
});

export const leave = (leaveId: number, more: Partial<LeaveRecord> = {}): LeaveRecord => ({
  leaveId,
  brandCode: SubjectCode.wandou,
  lessonName: `第${leaveId}讲 找规律`,
  teacherName: '林老师',
  lessonTime: '2026-11-23 19:00:00',
  requestTime: '2026-11-21 08:00:00',
  state: LeaveState.onLeave,
  makeUpName: '',
  makeUpTime: '',
  canWithdraw: true,
  ...more,
});

export const lesson = (liveId: number, more: Partial<LeaveLesson> = {}): LeaveLesson => ({
  liveId,
  brandCode: SubjectCode.wandou,
  lessonName: `第${liveId}讲 数独`,
  teacherName: '林老师',
  lessonTime: '2026-11-22 19:00:00',
  usableNum: 2,
  ...more,
});

export const head = (orderId: number, state: OrderState = OrderState.toPay): OrderHead => ({
  orderId,
  orderNo: `20261121${orderId}`,
  state,
  title: `课程${orderId}`,
  picture: '',
  contents: ['48课时', '赠4课时'],
  amount: 538_000,
  createTime: '2026-11-21 08:00:00',
  payBefore: state === OrderState.toPay ? '2026-11-22 08:00:00' : '',
});

export const order = (orderId: number, state: OrderState = OrderState.toPay): Order => ({
  ...head(orderId, state),
  lines: [{ title: `课程${orderId}`, note: '48课时', picture: '', price: 598_000, count: 1 }],
  goodsAmount: 598_000,
  discountAmount: 60_000,
  payTime: '',
  sendTime: '',
  endTime: '',
  closeReason: state === OrderState.closed ? CloseReason.cancelled : CloseReason.none,
  address: { name: '李女士', phone: '138****0003', address: '北京市海淀区中关村大街1号' },
  hasParcels: state === OrderState.delivering,
});

export const exchange = (exchangeId: number, more: Partial<Exchange> = {}): Exchange => ({
  exchangeId,
  title: `奖品${exchangeId}`,
  picture: '',
  currency: ExchangeCurrency.peaCoin,
  cost: 680,
  count: 1,
  state: ExchangeState.sent,
  time: '2026-11-20 08:00:00',
  code: '',
  note: '顺丰速运 SF1',
  ...more,
});

/** Paginates as the backend does. */
const pageOf = <Item>(all: readonly Item[], { page, limit }: { page: number; limit: number }): Item[] =>
  all.slice((page - 1) * limit, page * limit);

export const recordsApi = (all: readonly HourRecord[], api = hoursApi()): FakeApi =>
  api.on(
    hoursCalls.listHourRecords,
    (asked) =>
      pageOf(
        all.filter(
          ({ brandCode, change }) =>
            (asked.brandCode ?? brandCode) === brandCode && (asked.change ?? change) === change,
        ),
        asked,
      ),
    all.length,
  );

export const ordersApi = (all: readonly OrderHead[], api = new FakeApi()): FakeApi =>
  api.on(
    ordersCalls.listOrders,
    (asked) =>
      pageOf(
        all.filter(({ state }) => ORDER_GROUP_STATES[asked.group].includes(state)),
        asked,
      ),
    all.length,
  );

/** Confirms every dialog; toasts go into `toasts`. */
export const confirming = (toasts: string[]): Feedback => ({
  toast: (text) => void toasts.push(text),
  loading: () => undefined,
  hideLoading: () => undefined,
  confirm: () => Promise.resolve(true),
  sheet: () => Promise.resolve(null),
});
