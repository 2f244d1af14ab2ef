export const dateTexts = {
  month: (year: number, month: number): string => `${year}年${month}月`,
  fullDate: (year: number, month: number, day: number): string => `${year}年${month}月${day}日`,
  monthDay: (month: number, day: number): string => `${month}月${day}日`,
} as const;
