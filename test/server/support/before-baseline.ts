/**
 * A database as left by the last build with single migrations: the original migrations, with the rows of a seeded demo. Tables that were
 * empty have three rows of plain values; file contents are cut to their checksums.
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

/** Each migration follows a line with its name and Drizzle's timestamp. */
const HEAD = /^-- migration \S+ of (\d+)\n/m;

function migrations(): readonly Migration[] {
  const [, ...parts] = readFileSync(join(FOLDER, 'migrations.sql'), 'utf8').split(HEAD);
  return Array.from({ length: parts.length / 2 }, (_, index) => ({
    when: Number(parts[2 * index]),
    // The line break before the next header is not part of the hashed text.
    text: (parts[2 * index + 1] ?? '').slice(0, -1),
  }));
}

/** As Drizzle does. `count`: an earlier version. */
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

/** Insertable columns; generated ones are computed by the database. */
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
  // Tables are in alphabetical order: rows may reference later ones, so foreign keys are off.
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
