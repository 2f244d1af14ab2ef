import type { WidgetHost } from '../../widget';

/** The wheels of a picker: what they show for a selection, and what a selection means. */
export interface Wheels {
  /** the selection that the value attribute asks for */
  selection(): number[];
  /** columns for a selection, and the selection brought into their bounds */
  layout(selected: number[]): { columns: string[][]; selected: number[] };
  /** detail of change */
  detail(selected: number[]): { value: unknown } & Record<string, unknown>;
  /** the value after a form's reset */
  empty: unknown;
}

export const clampIndex = (index: unknown, count: number): number => {
  const whole = Math.trunc(Number(index));
  return Number.isFinite(whole) ? Math.min(Math.max(whole, 0), Math.max(count - 1, 0)) : 0;
};

/** What the wheel shows of an item of range. */
function labelOf(item: unknown, rangeKey: string): string {
  if (typeof item === 'object' && item !== null && rangeKey)
    return String((item as Record<string, unknown>)[rangeKey]);
  return String(item);
}

const bounded = (columns: string[][], selected: number[]) => ({
  columns,
  selected: columns.map((column, index) => clampIndex(selected[index] ?? 0, column.length)),
});

/** WeChat hands the index of a plain selector over as text. */
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
