/** Shown to parents as toasts. */
import { LEAVE_NOTICE_HOURS } from '../../../../src/contract/lessons/values';

export const LEAVE_MESSAGES = {
  unknownLesson: '找不到这节课',
  unknownLeave: '找不到这条请假记录',
  tooLate: `开课前${LEAVE_NOTICE_HOURS}小时内不能请假，请联系老师`,
  tooLateToWithdraw: `开课前${LEAVE_NOTICE_HOURS}小时内不能撤销请假，请联系老师`,
  attended: '这节课已经上过了，不能请假',
  noneLeft: '该科目的请假次数已用完',
  clash: '这个时间孩子已经有别的课了，不能撤销请假',
  arranged: '补课已经安排好了，不能撤销请假',
} as const;
