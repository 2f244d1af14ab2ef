import { sayFullDate } from '@/features/dates/in-full';

/** '2026-12-06 10:05:00' as 2026年12月6日10:05; what is no time stays as it is. */
export function sayUntil(until: string): string {
  const day = sayFullDate(until);
  return day ? `${day}${until.slice(11, 16)}` : until;
}
