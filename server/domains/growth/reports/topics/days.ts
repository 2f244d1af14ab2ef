/** Months and school years: the ref determines the days. */
import { plusDays } from '../../../../core/day';
import { formatDate } from '../../../../core/time';
import type { Span } from '../../../learning/events';
import type { ReportOrder } from '../../report-kinds/spec';
import type { Topic, TopicFinder } from './topic';

/** First day of a school year. */
const YEAR_BEGINS = '09-01';

/** '2026-10' precedes '2026-11'. */
export function monthBefore(month: string): string {
  return plusDays(`${month}-01`, -1).slice(0, 7);
}

const monthAfter = (month: string) => plusDays(`${month}-01`, 31).slice(0, 7);

export const monthSpan = (month: string): Span => ({
  from: `${month}-01`,
  to: plusDays(`${monthAfter(month)}-01`, -1),
});

/** The last complete month at this time. */
export const lastMonthAt = (at: Date): string => monthBefore(formatDate(at).slice(0, 7));

/** School year '2026' is the one that ended in 2026. */
export const yearSpan = (year: string): Span => ({
  from: `${Number(year) - 1}-${YEAR_BEGINS}`,
  to: plusDays(`${year}-${YEAR_BEGINS}`, -1),
});

export function lastYearAt(at: Date): string {
  const day = formatDate(at);
  const year = Number(day.slice(0, 4));
  return String(day.slice(5) >= YEAR_BEGINS ? year : year - 1);
}

interface Period {
  readonly lastAt: (at: Date) => string;
  readonly spanOf: (ref: string) => Span;
  readonly refBefore: (ref: string) => string;
}

const finderOf = ({ lastAt, spanOf, refBefore }: Period): TopicFinder => {
  const topicOf = (ref: string): Topic => {
    const now = spanOf(ref);
    return { shown: now, now, before: spanOf(refBefore(ref)), subject: null, lesson: null, number: 0 };
  };
  return {
    refAt: (_db, _userId, at) => Promise.resolve(lastAt(at)),
    topicsOf: (_db, orders) =>
      Promise.resolve(new Map(orders.map((order: ReportOrder) => [order, topicOf(order.ref)]))),
  };
};

export const monthTopics = finderOf({ lastAt: lastMonthAt, spanOf: monthSpan, refBefore: monthBefore });
export const yearTopics = finderOf({
  lastAt: lastYearAt,
  spanOf: yearSpan,
  refBefore: (year) => String(Number(year) - 1),
});
