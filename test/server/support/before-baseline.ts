/**
 * A database as the last build with single migrations left it: they are run as they were, and the rows are
 * those that it held after seeding the demonstration. Tables that were empty then have three rows of plain values; the
 * contents of files are cut to their checksums.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Client } from 'pg';

const FOLDER = join(__dirname, '../../fixtures/before-baseline');

interface Migration {
  readonly when: number;
  readonly text: string;
}

/** Each below a line with its name and the moment that Drizzle knew it by. */
const HEAD = /^-- migration \S+ of (\d+)\n/m;

function migrations(): readonly Migration[] {
  const [, ...parts] = readFileSync(join(FOLDER, 'migrations.sql'), 'utf8').split(HEAD);
  return Array.from({ length: parts.length / 2 }, (_, index) => ({
    when: Number(parts[2 * index]),
    // The line break before the next head is none of its own: it is hashed as it was.
    text: (parts[2 * index + 1] ?? '').slice(0, -1),
  }));
}

/** As Drizzle does it. `count` of them: an even earlier version. */
export async function migrateAsBefore(client: Client, count = Infinity): Promise<void> {
  await client.query('CREATE SCHEMA drizzle');
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  for (const { when, text } of migrations().slice(0, count)) {
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    const hash = createHash('sha256').update(text).digest('hex');
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      when,
    ]);
  }
}

/** All that can be said: what is generated is made by the database again. */
async function sayableColumns(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; columns: string }>(`
    SELECT relname AS table, string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND attnum > 0 AND NOT attisdropped AND attgenerated = '' GROUP BY 1`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

export async function fillAsBefore(client: Client): Promise<void> {
  const columns = await sayableColumns(client);
  const lines = brotliDecompressSync(readFileSync(join(FOLDER, 'rows.br'))).toString();
  // Tables come by their names: what a row points to may come later.
  await client.query('SET session_replication_role = replica');
  for (const line of lines.trimEnd().split('\n')) {
    const [table = '', rows] = line.split('\t');
    const names = columns.get(table);
    const statement =
      names === undefined
        ? 'SELECT setval(quote_ident(name), last) FROM json_to_recordset($1) AS known (name text, last bigint)'
        : `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
           SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1)`;
    await client.query(statement, [rows]);
  }
  await client.query('SET session_replication_role = DEFAULT');
}
