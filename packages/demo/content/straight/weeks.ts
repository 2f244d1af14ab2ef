import { plusDays, type Day } from '../../../../server/core/day';
import { periodAt, WEEK_DAYS } from '../../../../server/domains/straight/period';
import { SETTLING_HOURS } from '../../../../src/contract/straight/values';
import { addMillis, HOUR } from '../../../../server/core/time';

/** The last completed week, closed or not. */
export const lastOver = (now: Date): Day =>
  plusDays(periodAt(addMillis(now, -SETTLING_HOURS * HOUR)), -WEEK_DAYS);
