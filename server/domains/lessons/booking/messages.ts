/** Shown to parents as toasts. */
import { BOOKINGS_AT_ONCE, LEAVE_NOTICE_HOURS } from '../../../../src/contract/lessons/values';

export const BOOKING_MESSAGES = {
  unknownTime: '找不到这个上课时间',
  tooLate: '这节课马上就要开始了，请约其他时间',
  full: '这个时间刚刚约满了，换个时间吧',
  clash: '这个时间孩子已经有课了，换个时间吧',
  tooMany: `最多同时约${BOOKINGS_AT_ONCE}节课，上完或取消后再约吧`,
  courseDone: '体验课已经约过了',
  unknownBooking: '找不到这次约课',
  tooLateToCancel: `开课前${LEAVE_NOTICE_HOURS}小时内不能取消，请联系老师`,
  onLeave: '这节课已经请假了，请先撤销请假',
} as const;
