/** Data export of one parent and child, as readable JSON. */
import type { CallContext } from '../../../core/http/handler';
import { pictureUrl } from '../../../core/http/file-url';
import { formatDateTime } from '../../../core/time';
import { EXPORT_HEAD } from './messages';
import { columnNames, personalTables, type Person, type PersonalTable } from './tables-of-person';

/** Columns left out of the export: owner ids, which are the same in every row, secrets, and internal numbering. */
const LEFT_OUT_COLUMNS: readonly string[] = [
  'user_id',
  'account_id',
  'request_id',
  'event_id',
  'filled_until',
  'always_captcha',
  'head_img_id',
  'version',
  'info_version',
  'added_by',
  'changed_by',
  // Other families.
  'friend_id',
  'inviter_id',
];

const SECRET_COLUMN = /(_hash|_cipher|_lookup|_sealed|secret|token)$/;

type Asked = Pick<CallContext, 'db' | 'clock' | 'config' | 'headers' | 'schemaRegistry'>;
type Row = Readonly<Record<string, unknown>>;

/** Upper limit of rows per table; the export states if rows are missing. */
const MOST_ROWS = 20_000;

export async function copyOf(context: Asked, person: Person): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  const { tables, labels } = context.schemaRegistry;
  for (const table of personalTables(tables)) {
    const title = labels.tables[table.name] === undefined ? table.name : labels.tables[table.name];
    if (title === null || title === undefined) continue;
    const rows = await rowsOf(context, table, person);
    if (rows.length > MOST_ROWS) data[`${title}（仅前${MOST_ROWS}条）`] = rows.slice(0, MOST_ROWS);
    else data[title] = rows;
  }
  return {
    标题: EXPORT_HEAD.title,
    导出时间: formatDateTime(context.clock.now()),
    用户编号: person.userId,
    说明: EXPORT_HEAD.notes,
    数据: data,
  };
}

async function rowsOf(context: Asked, { name, table, mine }: PersonalTable, person: Person): Promise<Row[]> {
  const { db } = context;
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(mine(db, person))
    .limit(MOST_ROWS + 1);
  const columns = columnNames(table);
  return rows.map((row) => readable(context, name, columns, row));
}

function readable(context: Asked, table: string, columns: Readonly<Record<string, string>>, row: Row): Row {
  const shown = Object.entries(columns).filter(
    ([, column]) => !LEFT_OUT_COLUMNS.includes(column) && !SECRET_COLUMN.test(column),
  );
  const entries = shown.map(([key, column]) => {
    const { columns: named } = context.schemaRegistry.labels;
    const name = named[`${table}.${column}`] ?? named[column] ?? column;
    return [name, copied(context, `${table}.${column}`, row[key])] as const;
  });
  return Object.fromEntries(entries);
}

function copied(context: Asked, column: string, value: unknown): unknown {
  if (value instanceof Date) return formatDateTime(value);
  const isFile = context.schemaRegistry.labels.files?.includes(column) === true;
  if (typeof value === 'string' && isFile) return pictureUrl(context, value);
  return value;
}
