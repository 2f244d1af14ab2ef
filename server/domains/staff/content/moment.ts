/** Moments of China, as forms have them: 'YYYY-MM-DD HH:mm:ss', '' for none. */
import { badInput } from '../../../core/http/handler';
import { formatDateTime, shanghaiTime } from '../../../core/time';
import { STAFF_MESSAGES } from '../messages';

export const momentText = (moment: Date | null): string => (moment === null ? '' : formatDateTime(moment));

const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)$/;

/** Throws with the field's name where the text is no moment. */
export function momentOf(field: string, typed: string): Date | null {
  if (typed === '') return null;
  const [, day = '', time = ''] = MOMENT.exec(typed) ?? [];
  const moment = shanghaiTime(day, time);
  if (Number.isNaN(moment.getTime())) throw badInput(field, STAFF_MESSAGES.moment);
  return moment;
}

interface Typed {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** null: no beginning, no end. */
export function periodOf(typed: Typed): { readonly startsAt: Date | null; readonly endsAt: Date | null } {
  const startsAt = momentOf('startsAt', typed.startsAt);
  const endsAt = momentOf('endsAt', typed.endsAt);
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw badInput('endsAt', STAFF_MESSAGES.period);
  return { startsAt, endsAt };
}
