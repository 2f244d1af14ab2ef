/** Moments of China, as forms have them: 'YYYY-MM-DD HH:mm:ss', '' for none. */
import { badInput } from '../../../core/http/handler';
import { typedTime } from '../../../core/time';
import { STAFF_MESSAGES } from '../messages';

const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)$/;

/** Throws with the field's name where the text is no moment. */
export function momentOf(field: string, typed: string): Date | null {
  if (typed === '') return null;
  const [, day = '', time = ''] = MOMENT.exec(typed) ?? [];
  const moment = typedTime(day, time);
  if (moment === null) throw badInput(field, STAFF_MESSAGES.moment);
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
