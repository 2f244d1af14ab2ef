/** A month's days, 'YYYY-MM-DD', independent of time zones. */

const WEEK = 7;

/** Weeks of the month, Monday first; '' outside the month. `month` is 'YYYY-MM'. */
export function weeksOf(month: string): string[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const offset = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + WEEK - 1) % WEEK;
  const rows = Math.ceil((offset + length) / WEEK);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_each, column) => {
      const day = row * WEEK + column - offset + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : '';
    }),
  );
}

/** Adds `by` months to a 'YYYY-MM'. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
