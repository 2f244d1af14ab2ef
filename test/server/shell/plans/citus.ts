/** What Citus refuses of the schema as it is, by the rules of its documentation, and the statements that spread the tables. */
import type { Pool } from 'pg';
import { CONTENT } from './grows';
import { isByParent, ONE_NODE } from './homes';

const BY = 'user_id';

interface Key {
  readonly isPrimary: boolean;
  readonly columns: readonly string[];
}

interface Reference {
  readonly columns: readonly string[];
  readonly table: string;
  readonly others: readonly string[];
  /** As in pg_constraint: 'n' sets null, 'd' the default. */
  readonly onDelete: string;
}

export interface Shape {
  readonly name: string;
  /** null: there is no user_id. */
  readonly mayBeNull: boolean | null;
  readonly keys: readonly Key[];
  readonly references: readonly Reference[];
}

const columns = (of: string, numbers: string) => `ARRAY(
  SELECT attname::text FROM unnest(${numbers}) WITH ORDINALITY AS n (number, place)
  JOIN pg_attribute ON attrelid = ${of} AND attnum = number ORDER BY place)`;

/** Parts follow the table that they are of. */
const SHAPES = `
  SELECT relname AS name,
    (SELECT NOT attnotnull FROM pg_attribute WHERE attrelid = c.oid AND attname = '${BY}') AS "mayBeNull",
    coalesce((SELECT json_agg(json_build_object('isPrimary', indisprimary, 'columns', ${columns('indrelid', 'indkey::int2[]')})
      ORDER BY NOT indisprimary, indexrelid::regclass::text) FROM pg_index WHERE indrelid = c.oid AND indisunique), '[]') AS keys,
    coalesce((SELECT json_agg(json_build_object('columns', ${columns('conrelid', 'conkey')}, 'table', f.relname,
      'others', ${columns('confrelid', 'confkey')}, 'onDelete', confdeltype) ORDER BY conname)
      FROM pg_constraint JOIN pg_class f ON f.oid = confrelid
      WHERE conrelid = c.oid AND contype = 'f' AND conparentid = 0), '[]') AS references
  FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`;

export async function shapesOf(pool: Pool): Promise<readonly Shape[]> {
  const { rows } = await pool.query<Shape>(SHAPES);
  return rows;
}

export interface Refused {
  readonly what: string;
  /** What would have to be done. */
  readonly change: string;
}

const inBrackets = (names: readonly string[]) => `(${names.join(', ')})`;
const withParent = (names: readonly string[]) => inBrackets([BY, ...names]);

function refusedColumn({ mayBeNull }: Shape): readonly Refused[] {
  if (mayBeNull === null)
    return [{ what: `no ${BY}`, change: `a column ${BY}, filled from what the row belongs to` }];
  return mayBeNull ? [{ what: `${BY} may be null`, change: `SET NOT NULL, or another home` }] : [];
}

const refusedKeys = ({ keys }: Shape): readonly Refused[] =>
  keys
    .filter(({ columns }) => !columns.includes(BY))
    .map(({ columns, isPrimary }) => ({
      what: `${isPrimary ? 'primary key' : 'unique'} ${inBrackets(columns)}`,
      change: withParent(columns),
    }));

function refusedReference({ name }: Shape, { columns, onDelete, others, table }: Reference): Refused[] {
  const what = `${columns.join(', ')} → ${table}`;
  if (CONTENT.has(table)) return [];
  if (name in ONE_NODE && table in ONE_NODE) return [];
  if (!isByParent(name) || !isByParent(table))
    return [{ what, change: 'goes: the two have different homes, and code looks after it' }];
  const isTogether = columns.some((column, index) => column === BY && others[index] === BY);
  const setsNull = 'nd'.includes(onDelete);
  if (!isTogether)
    return [
      {
        what,
        change: `${withParent(columns)} → ${table} ${withParent(others)}${setsNull ? `, ON DELETE SET NULL ${inBrackets(columns)}` : ''}`,
      },
    ];
  return setsNull ? [{ what, change: `not ON DELETE SET NULL, which would move the row` }] : [];
}

export function refusedOf(shape: Shape): readonly Refused[] {
  const own = isByParent(shape.name) ? [...refusedColumn(shape), ...refusedKeys(shape)] : [];
  return [...own, ...shape.references.flatMap((reference) => refusedReference(shape, reference))];
}

/** What is referred to comes first. */
function inOrder(shapes: readonly Shape[]): readonly Shape[] {
  const ordered = new Set<Shape>();
  const add = (shape: Shape): void => {
    if (ordered.has(shape)) return;
    for (const { table } of shape.references)
      if (table !== shape.name) shapes.filter(({ name }) => name === table).forEach(add);
    ordered.add(shape);
  };
  shapes.forEach(add);
  return [...ordered];
}

/** For psql on the coordinator, once what the comments name is done. */
export function statementsOf(shapes: readonly Shape[]): readonly string[] {
  const ordered = inOrder(shapes);
  const notes = (shape: Shape) =>
    refusedOf(shape).map(({ what, change }) => `-- first, ${shape.name}: ${what}: ${change}`);
  const same = ordered.filter(({ name }) => CONTENT.has(name));
  const byParent = ordered.filter(({ name }) => isByParent(name));
  const oneNode = ordered.filter(({ name }) => name in ONE_NODE);
  const refused = shapes.flatMap(refusedOf);
  const keys = refused.filter(({ what }) => /^(primary key|unique) /.test(what));
  const references = refused.filter(({ what }) => what.includes('→'));
  const free = byParent.filter((shape) => refusedOf(shape).length === 0);
  return [
    `-- ${same.length} tables are the same everywhere, ${byParent.length} are spread by ${BY}, ${free.length} of them as they are, ${oneNode.length} stay on one node`,
    `-- ${keys.length} keys and ${references.length} foreign keys are refused today`,
    ...same.map(({ name }) => `SELECT create_reference_table('${name}');`),
    ...oneNode.flatMap((shape) => [
      `-- ${shape.name} stays on one node: ${ONE_NODE[shape.name]?.[0] ?? ''}`,
      ...notes(shape),
    ]),
    ...byParent.flatMap((shape) => [
      ...notes(shape),
      shape.name === 'students'
        ? `SELECT create_distributed_table('students', '${BY}');`
        : `SELECT create_distributed_table('${shape.name}', '${BY}', colocate_with => 'students');`,
    ]),
  ];
}
