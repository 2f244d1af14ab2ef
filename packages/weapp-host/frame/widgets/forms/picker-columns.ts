import type { WidgetHost } from '../../widget';

/** Model of a picker's columns: displayed items for a selection, and the resulting value. */
export interface Wheels {
  /** selection for the value attribute */
  selection(): number[];
  /** columns for a selection, and the selection clamped to them */
  layout(selected: number[]): { columns: string[][]; selected: number[] };
  /** detail of change */
  detail(selected: number[]): { value: unknown } & Record<string, unknown>;
  /** value after the reset of a form */
  empty: unknown;
}

export const clampIndex = (index: unknown, count: number): number => {
  const whole = Math.trunc(Number(index));
  return Number.isFinite(whole) ? Math.min(Math.max(whole, 0), Math.max(count - 1, 0)) : 0;
};

/** Displayed text of an item of range. */
function labelOf(item: unknown, rangeKey: string): string {
  if (typeof item === 'object' && item !== null && rangeKey)
    return String((item as Record<string, unknown>)[rangeKey]);
  return String(item);
}

const bounded = (columns: string[][], selected: number[]) => ({
  columns,
  selected: columns.map((column, index) => clampIndex(selected[index] ?? 0, column.length)),
});

/** WeChat reports the index of a plain selector as text. */
export function selectorWheels(host: WidgetHost): Wheels {
  return {
    selection: () => [Number(host.prop('value') ?? 0)],
    layout: (selected) => {
      const rangeKey = host.prop<string>('rangeKey');
      return bounded([host.prop<unknown[]>('range').map((item) => labelOf(item, rangeKey))], selected);
    },
    detail: (selected) => ({ value: String(selected[0] ?? 0) }),
    empty: 0,
  };
}

export function multiSelectorWheels(host: WidgetHost): Wheels {
  return {
    selection: () => {
      const value = host.prop<unknown>('value');
      return Array.isArray(value) ? value.map(Number) : [];
    },
    layout: (selected) => {
      const rangeKey = host.prop<string>('rangeKey');
      const columns = host
        .prop<unknown[]>('range')
        .map((column) => (Array.isArray(column) ? column.map((item) => labelOf(item, rangeKey)) : []));
      return bounded(columns, selected);
    },
    detail: (selected) => ({ value: selected }),
    empty: [],
  };
}
