/** How the texts of a configured period are read, by the app and by those who set it. */
import { WIRE_UTC_OFFSET } from '../wire';
import type { Period } from './schema';

const DATE_TIME = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Milliseconds since 1970, inclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const REST_OF_SECOND_MS = 999;

/** A date without time covers the whole day; an end includes its second. undefined when invalid. */
export function spanOf({ startTime, endTime }: Period): Span | undefined {
  const from = instant(startTime, '00:00:00');
  const to = instant(endTime, '23:59:59');
  return from === undefined || to === undefined ? undefined : { from, to: to + REST_OF_SECOND_MS };
}

/** In Shanghai. */
function instant(text: string, timeOfDay: string): number | undefined {
  const match = DATE_TIME.exec(text.trim());
  if (!match) return undefined;
  const [, year, month = '', day = '', hour, minute = '', second = '00'] = match;
  const time = hour === undefined ? timeOfDay : `${hour.padStart(2, '0')}:${minute}:${second}`;
  const parsed = Date.parse(
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${WIRE_UTC_OFFSET}`,
  );
  return Number.isNaN(parsed) ? undefined : parsed;
}
