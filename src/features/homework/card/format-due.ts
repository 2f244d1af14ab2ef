import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { OPEN_STATES } from '@/contract/homework/values';
import { momentOf, formatWhenWithin } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { homeworkTexts as texts } from '../texts';

type Due = Pick<HomeworkCard, 'state' | 'dueAt' | 'handedInAt' | 'isExcused'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Shanghai time: from this hour on, the day is 今晚. */
const EVENING_HOUR = 18;

/** 今晚 20:00 前, 明天 10:30 前, 已超时2天，还可以提交, 今天 19:02 提交; '' for none. */
export function formatDue({ state, dueAt, handedInAt, isExcused }: Due, serverClock: LocalClock): string {
  if (isExcused) return '';
  const now = serverClock.now();
  if (!OPEN_STATES.includes(state))
    return handedInAt && texts.handedIn(formatWhenWithin(handedInAt, serverClock));
  const due = momentOf(dueAt);
  if (Number.isNaN(due)) return '';
  return due < now
    ? formatOverdue(now - due)
    : texts.before(formatEvening(formatWhenWithin(dueAt, serverClock), dueAt));
}

function formatOverdue(since: number): string {
  if (since >= DAY_MS) return texts.overdueDays(Math.floor(since / DAY_MS));
  const hours = Math.floor(since / HOUR_MS);
  return hours > 0 ? texts.overdueHours(hours) : texts.overdueNow;
}

const formatEvening = (when: string, wire: string): string =>
  Number(wire.slice(11, 13)) >= EVENING_HOUR ? when.replace(texts.today, texts.tonight) : when;

/** Past its due time and still open. */
export const isOverdue = ({ state, dueAt, isExcused }: Due, now: number): boolean =>
  !isExcused && OPEN_STATES.includes(state) && momentOf(dueAt) < now;
