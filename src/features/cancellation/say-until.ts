/** '2026-12-06 10:05:00' as 2026年12月6日10:05; what is no time stays as it is. */
export function sayUntil(until: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2})/.exec(until) ?? [];
  return year ? `${year}年${Number(month)}月${Number(day)}日${time}` : until;
}
