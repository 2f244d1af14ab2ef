/** Countdown formats: rule shell-63. `chinese` is the default. */
export type CountdownFormat = 'dd:hh:mm:ss' | 'dd-hh-mm-ss' | 'hh:mm:ss' | 'chinese';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Whole seconds left, rounded up, so that 0 means over. Never below 0, and 0 for NaN and infinities. */
export const secondsLeft = (ms: number): number => (ms > 0 && Number.isFinite(ms) ? Math.ceil(ms / 1000) : 0);

/**
 * Formats `ms` milliseconds. hh:mm:ss has no days: they count as hours (49:00:00), because a time one day short would be wrong. Chinese
 * starts with the largest non-zero unit: 1天0小时0分5秒, 3分20秒, 0秒.
 */
export function formatCountdown(ms: number, format: CountdownFormat = 'chinese'): string {
  const remaining = secondsLeft(ms);
  const seconds = remaining % MINUTE_S;
  const minutes = Math.floor(remaining / MINUTE_S) % 60;
  const hours = Math.floor(remaining / HOUR_S) % 24;
  const days = Math.floor(remaining / DAY_S);
  switch (format) {
    case 'dd:hh:mm:ss':
      return [days, hours, minutes, seconds].map(twoDigits).join(':');
    case 'dd-hh-mm-ss':
      return [days, hours, minutes, seconds].map(twoDigits).join('-');
    case 'hh:mm:ss':
      return [Math.floor(remaining / HOUR_S), minutes, seconds].map(twoDigits).join(':');
    case 'chinese':
      return inWords([days, hours, minutes, seconds]);
  }
}

/** Beside a day: whole days, whole hours of the rest, and the rest as hh:mm:ss. */
export function splitCountdown(ms: number): {
  readonly days: number;
  readonly hours: number;
  readonly clock: string;
} {
  const remaining = secondsLeft(ms);
  const rest = remaining % DAY_S;
  return {
    days: Math.floor(remaining / DAY_S),
    hours: Math.floor(rest / HOUR_S),
    clock: formatCountdown(rest * 1000, 'hh:mm:ss'),
  };
}

const UNITS = ['天', '小时', '分', '秒'] as const;

function inWords(parts: readonly number[]): string {
  const first = parts.findIndex((part) => part > 0);
  const from = first === -1 ? UNITS.length - 1 : first;
  return UNITS.map((unit, index) => (index < from ? '' : `${parts[index] ?? 0}${unit}`)).join('');
}

/** At least two: a week has three-digit hours. */
const twoDigits = (value: number): string => String(value).padStart(2, '0');
