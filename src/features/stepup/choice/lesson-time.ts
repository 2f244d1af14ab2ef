import type { ColumnValue, PickerColumn } from '@/components/ColumnSheet';
import { timeOf, timeText, weekdayText } from '../info/times';

const WEEKDAY = /^(?:周|星期)([一二三四五六日天])$/;
/** 天 is a variant of 日. */
const DAYS = '一二三四五六日';

/** 1 to 7, Monday to Sunday; undefined when invalid. */
export function weekdayOf(label: string): number | undefined {
  const [, day] = WEEKDAY.exec(label.trim()) ?? [];
  return day === undefined ? undefined : DAYS.indexOf(day === '天' ? '日' : day) + 1;
}

const minutesOf = (text: string): number => {
  const [hour = 0, minute = 0] = timeOf(text) ?? [];
  return hour * 60 + minute;
};

/** Valid times, sorted, without duplicates. */
export const timesIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.filter((text) => timeOf(text) !== undefined))].sort(
    (one, other) => minutesOf(one) - minutesOf(other),
  );

export const weekColumn = (label: string, weeks: readonly number[], value: ColumnValue): PickerColumn => ({
  label,
  value,
  options: weeks.map((week) => ({ value: week, text: weekdayText(week) })),
});

export const timeColumn = (label: string, times: readonly string[], value: ColumnValue): PickerColumn => ({
  label,
  value,
  options: times.map((time) => ({ value: time, text: timeText(...(timeOf(time) ?? [0, 0])) })),
});
