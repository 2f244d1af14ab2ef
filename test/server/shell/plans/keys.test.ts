import { is } from 'drizzle-orm';
import { getTableConfig, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { schemaRegistry } from '../../../../server/registry';
import { CONTENT, OTHERWISE } from './grows';

/** The first column of each key and index. */
function leadingColumns(table: PgTable): readonly string[] {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const single = columns.filter(({ primary, isUnique }) => primary || isUnique);
  const keys = [...primaryKeys, ...uniqueConstraints].map((key) => key.columns[0]);
  // Partial indexes are excluded: they cover some rows only.
  const whole = indexes
    .filter(({ config }) => config.where === undefined)
    .map(({ config }) => config.columns[0]);
  return [...single, ...keys, ...whole].flatMap((column) =>
    is(column, PgColumn) || (column !== undefined && 'name' in column) ? [String(column.name)] : [],
  );
}

const names = schemaRegistry.tables.map((table) => getTableConfig(table).name);
const growing = schemaRegistry.tables.filter((table) => !CONTENT.has(getTableConfig(table).name));

describe('Every table that grows with parents', () => {
  it.each(growing.map((table) => [getTableConfig(table).name, table] as const))(
    'finds the rows of one: %s',
    (name, table) => {
      const isByParent = leadingColumns(table).includes('user_id');
      const toDo = 'user_id first in a key or index, or OTHERWISE or CONTENT of plans/grows.ts';
      expect({ name, isByParent, toDo }).toEqual({ name, isByParent: !(name in OTHERWISE), toDo });
    },
  );

  it('is found by what it points at, so that a parent who goes is not looked for everywhere', () => {
    const loose = growing.flatMap((table) => {
      const leading = leadingColumns(table);
      return getTableConfig(table)
        .foreignKeys.map((key) => key.reference())
        .filter(({ foreignTable }) => !CONTENT.has(getTableConfig(foreignTable).name))
        .flatMap(({ columns }) => columns.slice(0, 1))
        .filter(({ name }) => !leading.includes(name))
        .map(({ name }) => `${getTableConfig(table).name}.${name}`);
    });
    expect(loose).toEqual([]);
  });

  it('is in one list only, and no list has a table that is gone', () => {
    const listed = [...CONTENT, ...Object.keys(OTHERWISE)];
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
