/** 2026年9月1日; what is no date stays as it is. */
export function sayDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return year ? `${year}年${Number(month)}月${Number(date)}日` : day;
}
