/** Leaves in the contract's format. */
import { LEAVE_NOTICE_HOURS, LeaveState } from '../../../../src/contract/lessons/values';
import { HOUR, formatDateTime } from '../../../core/time';
import { SubjectCode } from '../../../../src/contract/courses/values';
import type { leaves } from './tables';
import type { LeaveRecord } from '../../../../src/contract/lessons/schema';

export const NOTICE_MS = LEAVE_NOTICE_HOURS * HOUR;

export const isTooLate = (startsAt: Date, now: Date): boolean =>
  now.getTime() > startsAt.getTime() - NOTICE_MS;

const brandCodes = Object.values(SubjectCode);

export const toRecord = (row: typeof leaves.$inferSelect, now: Date): LeaveRecord => ({
  leaveId: row.id,
  brandCode: brandCodes.find((known) => known === row.brandCode) ?? SubjectCode.wandou,
  lessonName: row.lessonName,
  teacherName: row.teacherName,
  lessonTime: formatDateTime(row.lessonStartsAt),
  requestTime: formatDateTime(row.requestedAt),
  state: row.state,
  makeUpName: row.makeUpName,
  makeUpTime: formatDateTime(row.makeUpAt),
  canWithdraw: row.state === LeaveState.onLeave && !isTooLate(row.lessonStartsAt, now),
});
