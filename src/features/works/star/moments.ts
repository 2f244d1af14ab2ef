import type { StarActivity } from '@/contract/works/schema';
import { TopicState } from '@/contract/works/values';
import { formatMonthDay, formatSpan } from '@/features/dates/in-full';
import { byBeijing, todayOf } from '@/features/dates/zones';
import { momentOf, formatDate } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { secondsLeft, splitCountdown } from '@/services/helpers/countdown';
import { starTexts as texts } from './texts';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
const EVERY_SECOND = 1000;
const EVERY_MINUTE = 60 * EVERY_SECOND;

type Times = Pick<StarActivity, 'state' | 'startsAt' | 'endsAt'>;

/** When the state changes next; undefined: never. */
export function nextChangeOf({ state, startsAt, endsAt }: Times): number | undefined {
  const changesAt = state === TopicState.coming ? momentOf(startsAt) : momentOf(endsAt);
  return state === TopicState.over || Number.isNaN(changesAt) ? undefined : changesAt;
}

/** Days and hours, on the last day by the second. '' when over. */
export function formatLeft(ms: number): string {
  const { days, hours, clock } = splitCountdown(ms);
  if (days > 0) return texts.daysLeft(days, hours);
  return secondsLeft(ms) === 0 ? '' : clock;
}

/** Update interval of `formatLeft`. */
export const tickOf = (ms: number): number =>
  secondsLeft(ms) < DAY_S + HOUR_S ? EVERY_SECOND : EVERY_MINUTE;

/** The last day of what ends before a moment: an end at midnight is the day before. '' when invalid. */
function lastDayOf(endsAt: string): string {
  const end = momentOf(endsAt);
  return Number.isNaN(end) ? '' : todayOf(end - 1);
}

/** '' without begin and end. */
export function formatPeriod({ startsAt, endsAt }: Times, serverClock: LocalClock): string {
  const lastDay = lastDayOf(endsAt);
  const [from, to] = [formatDate(startsAt), formatMonthDay(lastDay)];
  if (from && to) return byBeijing(formatSpan(startsAt, lastDay), serverClock);
  if (from) return texts.from(byBeijing(from, serverClock));
  return to && texts.until(byBeijing(to, serverClock));
}
