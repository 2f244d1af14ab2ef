import type { LocalClock } from '@/services/clock';
import { dateTexts } from './texts';
import { clockText, faceOf, momentOf, weekdayText, type ZonedTime } from './zones';

/** A weekly lesson; Monday is 1. */
interface Weekly {
  readonly week: number;
  readonly hour: number;
  readonly minute: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;
const MONTHS = 12;
const SUNDAY = momentOf('2026-11-22 00:00:00');
const SHANGHAI_MINUTES = 8 * 60;

/**
 * A weekly time has no date for the parent's time zone offset. With daylight saving time both local times are named, so that a
 * time arranged in one season holds in the other.
 */
export function everyWeek(said: string, { week, hour, minute }: Weekly, serverClock: LocalClock): ZonedTime {
  const now = serverClock.now();
  const offsets = Array.from({ length: MONTHS }, (_, month) =>
    serverClock.utcOffsetAt(now + month * MONTH_MS),
  );
  const [winter, summer] = [Math.min(...offsets), Math.max(...offsets)];
  if (winter === SHANGHAI_MINUTES && summer === SHANGHAI_MINUTES) return { said, own: '' };
  const moment = SUNDAY + week * DAY_MS + hour * HOUR_MS + minute * 60_000;
  const face = faceOf(moment, winter);
  const own = `${weekdayText(face)} ${clockText(face)}`;
  if (winter === summer) return { said, own };
  const inSummer = faceOf(moment, summer);
  const day = inSummer.getUTCDay() === face.getUTCDay() ? '' : `${weekdayText(inSummer)} `;
  return { said, own: `${own}${dateTexts.inSummer(`${day}${clockText(inSummer)}`)}` };
}
