/**
 * Time zones. Wire times are Shanghai time; for a parent in another time zone, a time is marked as Beijing's and their local time
 * is added: rule shell-191.
 */
import { WIRE_UTC_OFFSET } from '@/contract/wire';
import type { LocalClock } from '@/services/clock';
import { dateTexts, weekdayNames } from './texts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Minutes, as `utcOffsetAt` returns. China has no daylight saving time. */
const SHANGHAI_OFFSET = Number.parseInt(WIRE_UTC_OFFSET, 10) * 60;

/** Milliseconds of 'YYYY-MM-DD HH:mm:ss'; NaN when invalid. */
export const momentOf = (wire: string): number =>
  Date.parse(`${wire.trim().replace(' ', 'T')}${WIRE_UTC_OFFSET}`);

/** A Date shifted by the offset (minutes ahead of UTC), to be read by getUTC…; default Shanghai. */
export const faceOf = (moment: number, offset = SHANGHAI_OFFSET): Date =>
  new Date(moment + offset * MINUTE_MS);

export const ownFaceOf = (moment: number, serverClock: LocalClock): Date =>
  faceOf(moment, serverClock.utcOffsetAt(moment));

/** Days since 1970 in Shanghai: equal for two moments of the same day. */
export const dayNumber = (moment: number): number => Math.floor(faceOf(moment).getTime() / DAY_MS);

/** 'YYYY-MM-DD' in Shanghai, as the server counts. */
export const todayOf = (now: number): string => faceOf(now).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Whether the parent's offset differs from Shanghai's at `moment`; default now. */
export const isAway = (serverClock: LocalClock, moment = serverClock.now()): boolean =>
  !Number.isNaN(moment) && serverClock.utcOffsetAt(moment) !== SHANGHAI_OFFSET;

/** 19:00, 9:05 */
export const clockText = (face: Date): string =>
  `${face.getUTCHours()}:${String(face.getUTCMinutes()).padStart(2, '0')}`;

/** 11月21日 */
export const dayText = (face: Date): string => dateTexts.monthDay(face.getUTCMonth() + 1, face.getUTCDate());

/** 周六 */
export const weekdayText = (face: Date): string => weekdayNames[face.getUTCDay()] ?? '';

/** A time in words, and the local time; '' where it is the same. */
export interface ZonedTime {
  readonly said: string;
  readonly own: string;
}

/**
 * `said` is Shanghai's time in words, including today and tomorrow. The local day is a weekday or date, never such a word: one
 * sentence must not use it for two days.
 */
export function zoned(
  said: string,
  moment: number,
  serverClock: LocalClock,
  formatOwnDay: (face: Date) => string = weekdayText,
): ZonedTime {
  if (said === '' || !isAway(serverClock, moment)) return { said, own: '' };
  const face = ownFaceOf(moment, serverClock);
  return { said, own: `${formatOwnDay(face)} ${clockText(face)}` };
}

/** 今天 10:30（北京时间）当地 周五 21:30, on its own or at the end of a sentence. */
export const besides = ({ said, own }: ZonedTime): string =>
  own && said ? `${dateTexts.beijing(said)}${dateTexts.own(own)}` : said;

/** 今天 10:30（北京时间，当地 周五 21:30）, inside a sentence. */
export const within = ({ said, own }: ZonedTime): string => (own ? dateTexts.beijingAndOwn(said, own) : said);

/** 11月21日（北京时间）: a last day, which ends by Shanghai time. */
export const byBeijing = (said: string, serverClock: LocalClock): string =>
  said !== '' && isAway(serverClock) ? dateTexts.beijing(said) : said;
