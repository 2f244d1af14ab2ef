/**
 * Whose clock a time is by. What the wire tells is Shanghai's; where the parent's own clock is another one, a time says that it is
 * Beijing's and what theirs shows: rule shell-191.
 */
import { WIRE_UTC_OFFSET } from '@/contract/wire';
import type { LocalClock } from '@/services/clock';
import { dateTexts, weekdayNames } from './texts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Minutes, as `utcOffsetAt` tells them. China keeps them the whole year. */
const SHANGHAI_OFFSET = Number.parseInt(WIRE_UTC_OFFSET, 10) * 60;

/** Milliseconds of 'YYYY-MM-DD HH:mm:ss'; NaN when it is no date. */
export const momentOf = (wire: string): number =>
  Date.parse(`${wire.trim().replace(' ', 'T')}${WIRE_UTC_OFFSET}`);

/** What a clock shows that is so many minutes ahead of UTC, read by getUTC…; Shanghai's when nothing is said. */
export const faceOf = (moment: number, offset = SHANGHAI_OFFSET): Date =>
  new Date(moment + offset * MINUTE_MS);

export const ownFaceOf = (moment: number, serverClock: LocalClock): Date =>
  faceOf(moment, serverClock.utcOffsetAt(moment));

/** Days since 1970 in Shanghai: two moments of one day have the same. */
export const dayNumber = (moment: number): number => Math.floor(faceOf(moment).getTime() / DAY_MS);

/** 'YYYY-MM-DD' in Shanghai: the server counts so, too. */
export const todayOf = (now: number): string => faceOf(now).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The parent's clock shows another time than Shanghai's; now where no moment is named. */
export const isAway = (serverClock: LocalClock, moment = serverClock.now()): boolean =>
  !Number.isNaN(moment) && serverClock.utcOffsetAt(moment) !== SHANGHAI_OFFSET;

/** 19:00, 9:05 */
export const clockText = (face: Date): string =>
  `${face.getUTCHours()}:${String(face.getUTCMinutes()).padStart(2, '0')}`;

/** 11月21日 */
export const dayText = (face: Date): string => dateTexts.monthDay(face.getUTCMonth() + 1, face.getUTCDate());

/** 周六 */
export const weekdayText = (face: Date): string => weekdayNames[face.getUTCDay()] ?? '';

/** A time in words, and the parent's own one; '' where that is the same. */
export interface ZonedTime {
  readonly said: string;
  readonly own: string;
}

/**
 * `said` is how Shanghai's time is put, today and tomorrow included. The own day is named by its weekday or its date, never by
 * such a word: one sentence does not mean two days by it.
 */
export function zoned(
  said: string,
  moment: number,
  serverClock: LocalClock,
  sayOwnDay: (face: Date) => string = weekdayText,
): ZonedTime {
  if (said === '' || !isAway(serverClock, moment)) return { said, own: '' };
  const face = ownFaceOf(moment, serverClock);
  return { said, own: `${sayOwnDay(face)} ${clockText(face)}` };
}

/** 今天 10:30（北京时间）· 当地 周五 21:30, where it stands alone or ends a sentence. */
export const besides = ({ said, own }: ZonedTime): string =>
  own && said ? `${dateTexts.beijing(said)}${dateTexts.own(own)}` : said;

/** 今天 10:30（北京时间，当地 周五 21:30）, where more is said behind it. */
export const within = ({ said, own }: ZonedTime): string => (own ? dateTexts.beijingAndOwn(said, own) : said);

/** 11月21日（北京时间）: the last day of something, which ends there by Shanghai's clock. */
export const byBeijing = (said: string, serverClock: LocalClock): string =>
  said !== '' && isAway(serverClock) ? dateTexts.beijing(said) : said;
