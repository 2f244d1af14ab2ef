import type { WidgetHost } from '../../widget';
import { type Wheels, clampIndex } from './picker-columns';
import { type Region, REGIONS } from './region-data';

/** The table has no streets: sub-district ends at the district. */
const LEVELS: Record<string, number> = { province: 1, city: 2, region: 3, 'sub-district': 3 };

/** province, city, district; custom-item comes first in every column and has no code. */
export function regionWheels(host: WidgetHost): Wheels {
  const count = (): number => LEVELS[host.prop<string>('level')] ?? 3;
  const customItem = (): Region[] => {
    const name = host.prop<string>('customItem');
    return name ? [{ name, code: '', children: [] }] : [];
  };

  const walk = (choose: (items: Region[], column: number) => number) => {
    const columns: Region[][] = [];
    const selected: number[] = [];
    let regions = REGIONS;
    for (let column = 0; column < count(); column++) {
      const items = [...customItem(), ...regions];
      const index = clampIndex(choose(items, column), items.length);
      columns.push(items);
      selected.push(index);
      regions = items[index]?.children ?? [];
    }
    return { columns, selected };
  };

  return {
    selection: () => {
      const value = host.prop<unknown>('value');
      const names = Array.isArray(value) ? value.map(String) : [];
      return walk((items, column) => items.findIndex(({ name }) => name === names[column])).selected;
    },
    layout: (wanted) => {
      const { columns, selected } = walk((_items, column) => wanted[column] ?? 0);
      return { columns: columns.map((items) => items.map(({ name }) => name)), selected };
    },
    detail: (wanted) => {
      const { columns, selected } = walk((_items, column) => wanted[column] ?? 0);
      const chosen = columns.flatMap((items, column) => items[selected[column] ?? 0] ?? []);
      const postcode = chosen.at(-1)?.postcode;
      return {
        value: chosen.map(({ name }) => name),
        code: chosen.map(({ code }) => code).filter((code) => code !== ''),
        ...(postcode ? { postcode } : {}),
      };
    },
    empty: [],
  };
}
