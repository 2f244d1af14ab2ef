/** No phone rings at night, Shanghai time. */
import { addDays, addMillis, HOUR, MINUTE, startOfDay } from '../../../core/time';

const BEGIN_MS = 21 * HOUR + 30 * MINUTE;
const END_MS = 8 * HOUR;

/** The moment itself, or the end of the quiet hours that it falls into. */
export function outsideQuietHours(moment: Date): Date {
  const midnight = startOfDay(moment);
  const time = moment.getTime() - midnight.getTime();
  if (time < END_MS) return addMillis(midnight, END_MS);
  return time < BEGIN_MS ? moment : addMillis(addDays(midnight, 1), END_MS);
}
