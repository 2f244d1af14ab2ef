import { plusDays, type Day } from '../../../lessons/day';
import { periodAt, WEEK_DAYS } from '../../../straight/period';
import { SETTLING_HOURS } from '../../../../src/contract/straight/values';
import { addMillis, HOUR } from '../../../time';

/** The last week that is closed, or may be. */
export const lastOver = (now: Date): Day =>
  plusDays(periodAt(addMillis(now, -SETTLING_HOURS * HOUR)), -WEEK_DAYS);
