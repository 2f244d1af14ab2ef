import type { Period } from '@/contract/configuration/schema';
import { HIGHER_LEVEL_FALLBACK_WINDOW } from '@/contract/stepup/values';
import { WIRE_UTC_OFFSET } from '@/contract/wire';

const DATE_TIME = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether the higher level shows at that time: the operator's window, else the one of the contract (rule stepup-2). */
export function isInWindow(now: number, configured: Period | undefined): boolean {
  const { from, to } = (configured && span(configured)) ?? span(HIGHER_LEVEL_FALLBACK_WINDOW) ?? NEVER;
  return now >= from && now <= to;
}

const NEVER: Span = { from: Infinity, to: -Infinity };

/** A date without a time of day is the whole day. */
function span({ startTime, endTime }: Period): Span | undefined {
  const from = instant(startTime, '00:00:00.000');
  const to = instant(endTime, '23:59:59.999');
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** In Shanghai; undefined for what is no time. */
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
