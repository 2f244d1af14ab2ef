import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { pictureTexts as texts } from './texts';

const MYRIAD = 10_000;
const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday; Monday is 0. */
const EPOCH_WEEKDAY = 3;

/** At most one decimal; 12.5万 instead of 125,000. */
export function formatNumber(value: number): string {
  const [amount, word] = Math.abs(value) >= MYRIAD ? [value / MYRIAD, texts.myriad] : [value, ''];
  return `${Math.round(amount * 10) / 10}${word}`;
}

export const formatValue = (value: number, unit: string): string => `${formatNumber(value)}${unit}`;

/** Unknown is not 0. */
export const formatMaybe = (value: number | undefined, unit: string): string =>
  value === undefined ? texts.none : formatValue(value, unit);

export const nowName = ({ nowName: name }: Picture): string => name || texts.value;

const hasNumber = ({ value, before }: PicturePoint): boolean => value !== undefined || before !== undefined;

export const isEmpty = ({ kind, points }: Picture): boolean =>
  kind === PictureKind.map ? points.length === 0 : !points.some(hasNumber);

export const hasBefore = ({ points }: Picture): boolean => points.some(({ before }) => before !== undefined);

/** '2026-11-03' as days since 1970; NaN when invalid. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;

/** Label of a point; calendar days as month, day and weekday. */
export function formatLabel({ label }: PicturePoint, kind: Picture['kind']): string {
  const day = kind === PictureKind.calendar ? dayNumber(label) : NaN;
  if (Number.isNaN(day)) return label;
  const [, month, date] = label.split('-').map(Number);
  return texts.day(month ?? 0, date ?? 0, texts.weekdays[weekdayOf(day)] ?? '');
}

const WEEK_LABEL = /^(\d{1,2})月(\d{1,2})日那周$/;
const DAY_LABEL = /^(\d{1,2})月(\d{1,2})日$/;

/** 10月26日那周 and 10月26日 as 10/26: an axis has little room, and the legend says once what is weekly. */
export const axisLabel = ({ label }: PicturePoint): string =>
  label.replace(WEEK_LABEL, '$1/$2').replace(DAY_LABEL, '$1/$2');

const CHINESE_NAME = /^[\u4e00-\u9fff]{4,}$/;
const MAY_BREAK = '\u200b';

/** A name that has no room in one line breaks in its middle: 逻辑 over 推理. */
export function inHalves(label: string): string {
  const middle = Math.ceil(label.length / 2);
  return CHINESE_NAME.test(label) ? label.slice(0, middle) + MAY_BREAK + label.slice(middle) : label;
}

export const isDay = (point: PicturePoint): boolean => axisLabel(point) !== point.label;

export const isWeekly = ({ points }: Picture): boolean => points.some(({ label }) => WEEK_LABEL.test(label));

/** Lines of a point's tooltip; the first is its label. */
export function readingOf(point: PicturePoint, picture: Picture): string[] {
  const { unit, kind, beforeName } = picture;
  const label = formatLabel(point, kind);
  const state = point.state && texts.states[point.state];
  if (!hasNumber(point)) return [label, state ?? texts.none];
  const lines = [label, ...(state ? [state] : [])];
  const isAlone = !hasBefore(picture) && picture.nowName === '';
  lines.push(
    isAlone ? formatMaybe(point.value, unit) : texts.row(nowName(picture), formatMaybe(point.value, unit)),
  );
  if (point.before !== undefined)
    lines.push(texts.row(beforeName || texts.before, formatValue(point.before, unit)));
  return lines;
}

/** Summary of the chart for screen readers. */
export function summaryOf(picture: Picture, title: string): string {
  if (isEmpty(picture)) return texts.noneOf(title);
  const parts = picture.kind === PictureKind.map ? statesOf(picture) : numbersOf(picture);
  return [title, ...parts].join('，');
}

const statesOf = ({ points }: Picture): string[] =>
  Object.entries(texts.states)
    .map(([key, name]) => [name, points.filter(({ state }) => state === key).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => texts.count(name, count));

function numbersOf(picture: Picture): string[] {
  const { points, unit, kind } = picture;
  const known = points.filter(
    (point): point is PicturePoint & { value: number } => point.value !== undefined,
  );
  const [first] = known;
  if (!first) return [texts.points(points.length), texts.missing(points.length)];
  const spoken = (point: PicturePoint & { value: number }): [string, string] => [
    formatLabel(point, kind),
    formatValue(point.value, unit),
  ];
  if (points.length === 1) return [spoken(first).join(' ')];
  const highest = known.reduce((top, point) => (point.value > top.value ? point : top), first);
  const lowest = known.reduce((low, point) => (point.value < low.value ? point : low), first);
  const extremes =
    highest.value === lowest.value
      ? [texts.allSame(formatValue(first.value, unit))]
      : [texts.highest(...spoken(highest)), texts.lowest(...spoken(lowest))];
  const missing = points.length - known.length;
  return [texts.points(points.length), ...extremes, ...(missing > 0 ? [texts.missing(missing)] : [])];
}
