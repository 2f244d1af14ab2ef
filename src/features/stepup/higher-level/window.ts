import { configurationCalls } from '@/contract/configuration/calls';
import type { Period } from '@/contract/configuration/schema';
import type { AppError } from '@/contract/errors';
import { HIGHER_LEVEL_FALLBACK_WINDOW, HIGHER_LEVEL_STATIC_WINDOW } from '@/contract/stepup/values';
import { byBeijing, dayText, faceOf } from '@/features/dates/zones';
import { WIRE_UTC_OFFSET } from '@/contract/wire';
import type { LocalClock } from '@/services/clock';
import type { App } from '@/stores/app/app';

const DATE_TIME = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Milliseconds since 1970, inclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export async function askWindow({ api, serverClock }: Pick<App, 'api' | 'serverClock'>): Promise<Span> {
  const answer = await api.call(configurationCalls.getHigherLevelWindow, { t: serverClock.now() });
  if (answer.ok) return windowOf(answer.value);
  return windowOf(isMissing(answer.error) ? HIGHER_LEVEL_FALLBACK_WINDOW : HIGHER_LEVEL_STATIC_WINDOW);
}

/** Only a 404 means that the file is missing; other errors say nothing about it: rule stepup-2. */
const isMissing = (error: AppError): boolean => error.kind === 'http' && error.status === 404;

/** The operator's window, else the contract's. */
export const windowOf = (configured: Period | undefined): Span =>
  (configured && span(configured)) ?? span(HIGHER_LEVEL_FALLBACK_WINDOW) ?? NEVER;

export const isWithin = ({ from, to }: Span, now: number): boolean => now >= from && now <= to;

const NEVER: Span = { from: Infinity, to: -Infinity };

const REST_OF_SECOND_MS = 999;

/** A date without time covers the whole day; an end includes its second. */
function span({ startTime, endTime }: Period): Span | undefined {
  const from = instant(startTime, '00:00:00');
  const to = instant(endTime, '23:59:59');
  return from === undefined || to === undefined ? undefined : { from, to: to + REST_OF_SECOND_MS };
}

/** In Shanghai; undefined when invalid. */
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

/** 11月21日, in Shanghai. */
export const dayOf = (moment: number, serverClock: LocalClock): string =>
  byBeijing(dayText(faceOf(moment)), serverClock);
