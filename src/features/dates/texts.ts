export const dateTexts = {
  month: (year: number, month: number): string => `${year}年${month}月`,
  fullDate: (year: number, month: number, day: number): string => `${year}年${month}月${day}日`,
  monthDay: (month: number, day: number): string => `${month}月${day}日`,
  beijing: (time: string): string => `${time}（北京时间）`,
  beijingAndOwn: (time: string, own: string): string => `${time}（北京时间，当地 ${own}）`,
  inSummer: (time: string): string => `，夏令时 ${time}`,
  own: (time: string): string => `当地 ${time}`,
  span: (from: string, to: string): string => `${from}–${to}`,
  dayOfMonth: (day: number): string => `${day}日`,
} as const;

/** 今晚 20:00 前, 今晚 20:00（北京时间，当地 周六 7:00）前 */
export const spaced = (when: string, word: string): string =>
  `${when}${when.endsWith('）') ? '' : ' '}${word}`;

/** By days ahead. */
export const DAY_NAMES: Readonly<Record<number, string>> = { [-1]: '昨天', 0: '今天', 1: '明天' };

/** From Sunday, as in Date.getDay(). */
export const weekdayNames: readonly string[] = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
