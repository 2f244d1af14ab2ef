/** The schema of a database as lines, for a comparison: columns in order, keys, indexes, partitions, sequences. */
import type { Client } from 'pg';

/** Excludes PostgreSQL's own schemas and the migrator's. */
const OURS = `nspname NOT IN ('drizzle', 'information_schema') AND nspname NOT LIKE 'pg\\_%'`;

const LINES = `
  WITH spaces AS (SELECT oid, nspname FROM pg_namespace WHERE ${OURS}),
  things AS (SELECT c.*, nspname || '.' || relname AS thing FROM pg_class c JOIN spaces s ON s.oid = relnamespace)
  SELECT concat_ws(' ', 'schema', nspname) AS line FROM spaces
  UNION ALL SELECT concat_ws(' ', 'extension', extname, extversion) FROM pg_extension
  UNION ALL SELECT concat_ws(' ', 'relation', thing, relkind, relpersistence, reloptions::text, pg_get_partkeydef(t.oid),
      inhparent::regclass, pg_get_expr(relpartbound, t.oid), relrowsecurity, relreplident)
    FROM things t LEFT JOIN pg_inherits ON inhrelid = t.oid
  UNION ALL SELECT concat_ws(' ', 'column', thing, lpad(row_number() OVER (PARTITION BY t.oid ORDER BY attnum)::text, 3, '0'),
      attname, format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull, attidentity, attgenerated,
      attstorage, attcompression, pg_get_expr(adbin, adrelid))
    FROM things t JOIN pg_attribute a ON attrelid = t.oid LEFT JOIN pg_attrdef ON adrelid = t.oid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped AND relkind <> 'i' AND relkind <> 'S'
  UNION ALL SELECT concat_ws(' ', 'constraint', thing, conname, pg_get_constraintdef(k.oid), convalidated, conislocal)
    FROM pg_constraint k JOIN things t ON t.oid = conrelid WHERE contype <> 'n'
  UNION ALL SELECT concat_ws(' ', 'index', thing, pg_get_indexdef(indexrelid), indisvalid, indisreplident)
    FROM pg_index JOIN things t ON t.oid = indexrelid
  UNION ALL SELECT concat_ws(' ', 'sequence', thing, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache,
      seqcycle, refobjid::regclass, refobjsubid, deptype)
    FROM pg_sequence JOIN things t ON t.oid = seqrelid LEFT JOIN pg_depend ON objid = t.oid AND deptype IN ('a', 'i')
  UNION ALL SELECT concat_ws(' ', 'trigger', thing, pg_get_triggerdef(g.oid))
    FROM pg_trigger g JOIN things t ON t.oid = tgrelid WHERE NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'view', thing, pg_get_viewdef(t.oid)) FROM things t WHERE relkind IN ('v', 'm')
  UNION ALL SELECT concat_ws(' ', 'policy', thing, polname) FROM pg_policy JOIN things t ON t.oid = polrelid
  UNION ALL SELECT concat_ws(' ', 'function', oid::regprocedure, pg_get_functiondef(oid))
    FROM pg_proc WHERE pronamespace IN (SELECT oid FROM spaces)
  UNION ALL SELECT concat_ws(' ', 'type', nspname, typname, typtype, array_to_string(array(
      SELECT enumlabel FROM pg_enum WHERE enumtypid = y.oid ORDER BY enumsortorder), ','))
    FROM pg_type y JOIN spaces s ON s.oid = typnamespace WHERE typtype IN ('e', 'd', 'r')
  UNION ALL SELECT concat_ws(' ', 'comment', classoid::regclass, thing, objsubid, description)
    FROM pg_description JOIN things t ON t.oid = objoid
  UNION ALL SELECT concat_ws(' ', 'right', thing, relacl::text) FROM things WHERE relacl IS NOT NULL
  ORDER BY 1`;

export async function catalogueOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(LINES);
  return rows.map(({ line }) => line);
}

/** Tables and sequences with their columns. */
export async function columnsOf(client: Client): Promise<Readonly<Record<string, string>>> {
  const { rows } = await client.query<{ table: string; columns: string }>(`
    SELECT c.oid::regclass::text AS table, string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
    FROM pg_class c JOIN pg_namespace s ON s.oid = relnamespace JOIN pg_attribute ON attrelid = c.oid
    WHERE relkind IN ('r', 'S') AND attnum > 0 AND NOT attisdropped AND ${OURS} GROUP BY c.oid ORDER BY 1`);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** Row count and checksum per table, over these columns. */
export async function contentsOf(
  client: Client,
  columns: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const contents: Record<string, string> = {};
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await client.query<{ sum: string }>(`
      SELECT concat_ws(' ', count(*), md5(string_agg(row, E'\\n' ORDER BY row COLLATE "C"))) AS sum
      FROM (SELECT t::text AS row FROM (SELECT ${names} FROM ${table}) t) rows`);
    contents[table] = rows[0]?.sum ?? '';
  }
  return contents;
}
