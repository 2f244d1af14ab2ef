/**
 * Facts about the product's limits, terms and versions for help, consultation, guides and agreements. Texts contain placeholders
 * such as `{leaveHours}`, filled when stored or shown, so that they match the code.
 */
import { PASSWORD_LENGTH } from '../../src/contract/account/values';
import { REPLAY_AFTER_MINUTES, REPLAY_DAYS } from '../../src/contract/courses/values';
import { LOWEST_SYSTEM } from '../../src/contract/download/values';
import { FEEDBACK_MAX_PICTURES } from '../../src/contract/help/values';
import { WEEK_COMES_HOUR } from '../../src/contract/growth/values';
import { HOURS_PER_LESSON } from '../../src/contract/hours/values';
import {
  BOOKING_DAYS,
  BOOKING_NOTICE_MINUTES,
  BOOKINGS_AT_ONCE,
  ENTRY_MINUTES,
  LEAVE_AHEAD_DAYS,
  LEAVE_NOTICE_HOURS,
} from '../../src/contract/lessons/values';
import { HEAD_MASTER_RESPONSE_HOURS } from '../../src/contract/stepup/values';

export const FACTS = {
  leaveHours: LEAVE_NOTICE_HOURS,
  leaveDays: LEAVE_AHEAD_DAYS,
  bookingDays: BOOKING_DAYS,
  bookingMinutes: BOOKING_NOTICE_MINUTES,
  bookings: BOOKINGS_AT_ONCE,
  entryMinutes: ENTRY_MINUTES,
  weekHour: WEEK_COMES_HOUR,
  lessonHours: HOURS_PER_LESSON,
  replayMinutes: REPLAY_AFTER_MINUTES,
  replayDays: REPLAY_DAYS,
  android: LOWEST_SYSTEM.android,
  ios: LOWEST_SYSTEM.ios,
  passwordLeast: PASSWORD_LENGTH.least,
  passwordMost: PASSWORD_LENGTH.most,
  feedbackPictures: FEEDBACK_MAX_PICTURES,
  headMasterHours: HEAD_MASTER_RESPONSE_HOURS,
  // The operator's promises, which no code enforces: defined once, so that all texts agree.
  answersFrom: '9:00',
  answersUntil: '21:00',
  sendsDays: 3,
  arrivesDays: '2 至 5',
  replacesDays: 7,
  checksDays: 1,
  prizeDays: 7,
  refundDays: '7 至 15',
  marksHours: 24,
} as const;

type Facts = Readonly<Record<string, string | number>>;

/** `more`: facts of this installation beside the product's. */
export const filled = (text: string, more: Facts = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = Object.hasOwn(more, name) ? more[name] : (FACTS as Facts)[name];
    if (fact === undefined) throw new Error(`A text names a fact that is not there: ${name}`);
    return String(fact);
  });

/** Fills every string of a JSON value. */
export function filledIn<T>(value: T, more?: Facts): T {
  const again: unknown = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? filled(part, more) : part,
  );
  return again as T;
}
