/** Relative times in lesson time (Asia/Shanghai), whatever the phone's time zone: rule shell-191. */
import { DAY_NAMES, dateTexts } from '@/features/dates/texts';
import {
  besides,
  clockText,
  dayNumber,
  dayText,
  faceOf,
  momentOf,
  ownFaceOf,
  isAway,
  weekdayText,
  within,
  zoned,
  type ZonedTime,
} from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';

export { dayNumber, momentOf };

const DAYS_SAID_BY_WEEKDAY = 6;

/** 今天 19:00, 明天 10:30, 周六 9:00, 11月21日 19:00; '' when invalid. */
export function whenOf(wire: string, serverClock: LocalClock): ZonedTime {
  const moment = momentOf(wire);
  if (Number.isNaN(moment)) return { said: '', own: '' };
  const day = dayName(moment, serverClock.now());
  const face = faceOf(moment);
  const isDate = day === dayText(face);
  return zoned(`${day} ${clockText(face)}`, moment, serverClock, isDate ? dayText : weekdayText);
}

/** On its own or at the end of a sentence: 今天 19:00, 今天 10:30（北京时间）当地 周五 21:30. */
export const formatWhen = (wire: string, serverClock: LocalClock): string =>
  besides(whenOf(wire, serverClock));

/** Inside a sentence: 今天 19:00, 今天 10:30（北京时间，当地 周五 21:30）. */
export const formatWhenWithin = (wire: string, serverClock: LocalClock): string =>
  within(whenOf(wire, serverClock));

/** 11月21日; '' when invalid. */
export function formatDate(wire: string): string {
  const moment = momentOf(wire);
  return Number.isNaN(moment) ? '' : dayText(faceOf(moment));
}

/** 19:00, 9:05, shown below its day; '' when invalid. */
export function timeOf(wire: string, serverClock: LocalClock): ZonedTime {
  const moment = momentOf(wire);
  return zoned(Number.isNaN(moment) ? '' : clockText(faceOf(moment)), moment, serverClock);
}

/** 6:05, for actions on this device: local time only. */
export function formatOwnTime(moment: number, serverClock: LocalClock): string {
  if (Number.isNaN(moment)) return '';
  const time = clockText(ownFaceOf(moment, serverClock));
  return isAway(serverClock, moment) ? dateTexts.own(time) : time;
}

/**
 * 今天, 明天, 周六, 11月21日 for 'YYYY-MM-DD', shown without time or zone: no "today" or "tomorrow" where the local day may differ; ''
 * when invalid.
 */
export function formatDay(day: string, serverClock: LocalClock): string {
  const moment = momentOf(`${day} 00:00:00`);
  if (Number.isNaN(moment)) return '';
  const name = dayName(moment, serverClock.now());
  return isAway(serverClock) && Object.values(DAY_NAMES).includes(name) ? weekdayText(faceOf(moment)) : name;
}

function dayName(moment: number, now: number): string {
  const ahead = dayNumber(moment) - dayNumber(now);
  const name = DAY_NAMES[ahead];
  if (name) return name;
  const isNear = ahead > 0 && ahead <= DAYS_SAID_BY_WEEKDAY;
  return (isNear ? weekdayText : dayText)(faceOf(moment));
}
