const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/;

/** 23:59:59 of that day in Shanghai; undefined if the text has no date. */
export function endOfDay(text: string, offset: string): number | undefined {
  const [, year, month = '', day = ''] = DATE.exec(text.trim()) ?? [];
  if (!year) return undefined;
  const end = Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T23:59:59${offset}`);
  return Number.isNaN(end) ? undefined : end;
}
