import type { LocalClock } from '@/services/clock';

/** UTC offset in minutes of a time zone at a moment. */
export function utcOffsetIn(place: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: place, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  );
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A clock fixed at `now`, in Shanghai or another time zone. */
export const clockAt = (now: number, place = 'Asia/Shanghai'): LocalClock => ({
  now: () => now,
  utcOffsetAt: (moment) => utcOffsetIn(place, moment),
});
