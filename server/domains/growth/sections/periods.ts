/** Names of a period in sentences and charts. */
import { addDays, formatDate, shanghaiTime } from '../../../core/time';
import { lengthOf } from '../statistics/span';
import type { Span } from '../../learning/events';
import type { SectionInput } from '../statistics/types';

/** Whole calendar months only, such as '2026-10-01' to '2026-10-31'. */
function monthOf({ from, to }: Span): string | null {
  const isWhole = from.endsWith('-01') && formatDate(addDays(shanghaiTime(to), 1)).endsWith('-01');
  return isWhole && from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(5, 7))}月` : null;
}

export interface PeriodNames {
  /** 这30天, 这一年, 10月. */
  readonly now: string;
  /** 之前30天, 之前一年, 9月. */
  readonly before: string;
}

export const periodNames = ({ now, before }: Pick<SectionInput, 'now' | 'before'>): PeriodNames => ({
  now: monthOf(now.span) ?? `这${lengthInWords(now.span)}`,
  before: monthOf(before.span) ?? `之前${lengthInWords(before.span)}`,
});

/** A year is not given in days. */
function lengthInWords(span: Span): string {
  const days = lengthOf(span);
  return days >= 365 ? '一年' : `${days}天`;
}

/** '2026-10-05' as 10月5日. */
export const shortDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

/** A teacher's words that are read on another day: their 今天 is that day. */
export const saidOn = (at: Date, words: string): string => `${shortDay(formatDate(at))}：${words}`;
