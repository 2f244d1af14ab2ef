import type { WidgetHost } from '../../widget';
import { type Wheels, clampIndex } from './picker-columns';

/** Units as numbers, largest first: [hours, minutes] or [year, month, day]. */
type Units = number[];

interface UnitWheels {
  /** parses a text to units; null if invalid */
  parse(text: string): Units | null;
  format(units: Units): string;
  label(unit: number, column: number): string;
  /** range of a unit, given the larger ones */
  bounds(column: number, before: Units): [number, number];
  count: number;
  first: Units;
  last: Units;
  now(): Units;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Values of a column: start and end restrict it only if the larger units are at their limits. */
function offered(wheels: UnitWheels, host: WidgetHost, column: number, before: Units): number[] {
  const start = wheels.parse(host.prop('start')) ?? wheels.first;
  const end = wheels.parse(host.prop('end')) ?? wheels.last;
  let [low, high] = wheels.bounds(column, before);
  if (before.every((unit, index) => unit === start[index])) low = Math.max(low, start[column] ?? low);
  if (before.every((unit, index) => unit === end[index])) high = Math.min(high, end[column] ?? high);
  return Array.from({ length: Math.max(high - low + 1, 1) }, (_none, index) => low + index);
}

function makeWheels(wheels: UnitWheels, host: WidgetHost): Wheels {
  const read = (selected: number[]) => {
    const units: Units = [];
    const columns: number[][] = [];
    for (let column = 0; column < wheels.count; column++) {
      const values = offered(wheels, host, column, units);
      columns.push(values);
      units.push(values[clampIndex(selected[column] ?? 0, values.length)] ?? 0);
    }
    return { units, columns };
  };
  return {
    selection: () => {
      const wanted = wheels.parse(String(host.prop('value') ?? '')) ?? wheels.now();
      const selected: number[] = [];
      for (let column = 0; column < wheels.count; column++) {
        const values = offered(wheels, host, column, read(selected).units.slice(0, column));
        const index = values.indexOf(wanted[column] ?? 0);
        // Values are clamped to start and end.
        selected.push(index >= 0 ? index : (wanted[column] ?? 0) < (values[0] ?? 0) ? 0 : values.length - 1);
      }
      return selected;
    },
    layout: (selected) => {
      const { columns, units } = read(selected);
      return {
        columns: columns.map((values, column) => values.map((value) => wheels.label(value, column))),
        selected: columns.map((values, column) => values.indexOf(units[column] ?? 0)),
      };
    },
    detail: (selected) => ({ value: wheels.format(read(selected).units) }),
    empty: '',
  };
}

export const timeWheels = (host: WidgetHost): Wheels =>
  makeWheels(
    {
      parse: (text) => {
        const found = /^(\d{1,2}):(\d{1,2})/.exec(text);
        return found ? [Number(found[1]), Number(found[2])] : null;
      },
      format: (units) => units.map(two).join(':'),
      label: two,
      bounds: (column) => (column === 0 ? [0, 23] : [0, 59]),
      count: 2,
      first: [0, 0],
      last: [23, 59],
      now: () => {
        const now = new Date();
        return [now.getHours(), now.getMinutes()];
      },
    },
    host,
  );

const UNIT_NAMES = ['年', '月', '日'];
const FIELD_COUNTS: Record<string, number> = { year: 1, month: 2, day: 3 };
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const daysOf = (year: number, month: number): number => new Date(year, month, 0).getDate();

/** Columns by `fields`: YYYY, YYYY-MM or YYYY-MM-DD. */
export const dateWheels = (host: WidgetHost): Wheels =>
  makeWheels(
    {
      parse: (text) => {
        const found = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/.exec(text);
        return found ? [Number(found[1]), Number(found[2] ?? 1), Number(found[3] ?? 1)] : null;
      },
      format: ([year = 0, ...rest]) => [String(year).padStart(4, '0'), ...rest.map(two)].join('-'),
      label: (unit, column) => `${unit}${UNIT_NAMES[column]}`,
      bounds: (column, [year = 0, month = 1]) =>
        column === 0 ? [FIRST_YEAR, LAST_YEAR] : column === 1 ? [1, 12] : [1, daysOf(year, month)],
      count: FIELD_COUNTS[host.prop<string>('fields')] ?? 3,
      first: [FIRST_YEAR, 1, 1],
      last: [LAST_YEAR, 12, 31],
      now: () => {
        const now = new Date();
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()];
      },
    },
    host,
  );
