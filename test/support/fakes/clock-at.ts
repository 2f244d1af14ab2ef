import type { LocalClock } from '@/services/clock';

/** Minutes that the clocks of a place are ahead of UTC at a moment. */
export function utcOffsetIn(place: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: place, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  );
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A parent's clock that stands still, in Shanghai or another place of the world. */
export const clockAt = (now: number, place = 'Asia/Shanghai'): LocalClock => ({
  now: () => now,
  utcOffsetAt: (moment) => utcOffsetIn(place, moment),
});
