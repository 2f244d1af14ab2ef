/** The check-ins that a scenario's `dayNum` makes on the day of the test: early in a month there are fewer days than it asks for. */
import { formatDate } from '../../../server/core/time';

export const daysCheckedIn = (dayNum: number): number =>
  Math.min(dayNum, Number(formatDate(new Date()).slice(8)) - 1);

/** Title of its popup. */
export function checkInTitle(dayNum: number): string {
  const days = daysCheckedIn(dayNum);
  return days > 0 ? `本月已签到${days}天` : '本月还没有签到';
}
