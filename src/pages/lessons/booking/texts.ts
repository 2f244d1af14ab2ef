import { BOOKING_DAYS, BookingState, BOOKINGS_AT_ONCE, LEAVE_NOTICE_HOURS } from '@/contract/lessons/values';
import { lessonTexts } from '@/features/lessons/texts';

export const bookingTexts = {
  arrange: '没有合适的时间？请老师为孩子排课',
  book: '约课',
  mine: '我的预约',
  loading: '约课时间加载中…',
  courses: '选择课程',
  days: '选择日期',
  times: '选择时间',
  noCourses: '孩子的课程都是固定时间上课，暂时不用约',
  toCourses: '孩子的课程',
  noTimes: `最近${BOOKING_DAYS}天没有可以约的时间，过几天再来`,
  lookAgain: '刷新',
  seats: (left: number): string => (left === 1 ? '仅剩1位' : `剩${left}位`),
  full: '约满',
  toLesson: '查看这节课',
  another: '再约一节',
  booked: '已约',
  clash: '有课',
  minutes: (minutes: number): string => `${minutes}分钟`,
  confirm: (when: string): string => `预约 ${when}`,
  choose: '请选择一个时间',
  rule: `预约不扣课时，上课才扣；最多同时约${BOOKINGS_AT_ONCE}节，开课${LEAVE_NOTICE_HOURS}小时前可以取消`,
  zone: '日期和时间按北京时间，当地时间写在旁边',
  done: '约好了，记得按时上课',
  cancel: '取消预约',
  cancelled: '已取消，名额已退还',
  prepare: '课前准备',
  empty: '还没有约过课',
  toBook: '去约一节',
  sure: {
    title: '取消这次预约？',
    content: '名额会让给其他孩子，想上课需要重新预约。',
    confirmText: '取消预约',
    cancelText: '先不取消',
  },
} as const;

export const bookingStateTexts: Readonly<Record<BookingState, string>> = {
  [BookingState.coming]: lessonTexts.state.notStarted,
  [BookingState.over]: lessonTexts.state.ended,
  [BookingState.cancelled]: '已取消',
};
