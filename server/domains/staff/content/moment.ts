/** Moments of China, as forms have them: 'YYYY-MM-DD HH:mm:ss', '' for none. */
import { badInput } from '../../../core/http/handler';
import { formatDateTime, typedTime } from '../../../core/time';
import { STAFF_MESSAGES } from '../messages';

export const momentText = (moment: Date | null): string => (moment === null ? '' : formatDateTime(moment));

const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)$/;

/** Throws with the field's name where the text is no moment. */
export function momentOf(field: string, typed: string): Date | null {
  if (typed === '') return null;
  const [, day = '', time = ''] = MOMENT.exec(typed) ?? [];
  const moment = typedTime(day, time);
  if (moment === null) throw badInput(field, STAFF_MESSAGES.moment);
  return moment;
}
