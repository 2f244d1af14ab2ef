/**
 * Holds the migrations after the baseline to docs/decisions/0027-expand-then-contract.md: the last release works on while a migration runs and
 * after it. `node scripts/check-migrations.mjs [folder]` prints errors, with exit code 1 if there are any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './tools.mjs';

const folder = process.argv[2] ?? inRoot('server/core/db/migrations');

/** What the last release's statements cannot bear, on a table that it knows. */
const BREAKS = [
  [/^DROP TABLE\b/, 'drops a table'],
  [/^DROP (TYPE|VIEW|SCHEMA|SEQUENCE|FUNCTION)\b/, 'drops what statements may name'],
  [/^TRUNCATE\b/, 'empties a table'],
  [/^ALTER TYPE\b/, 'changes a type'],
  [/\bRENAME\b/, 'renames'],
  [/\bDROP COLUMN\b/, 'drops a column'],
  [/\bDROP CONSTRAINT\b/, 'drops a constraint, which ON CONFLICT may name'],
  [/\bDROP DEFAULT\b/, 'drops a default'],
  [/\bSET NOT NULL\b/, 'forbids null'],
  [/\bALTER COLUMN \S+ (SET DATA )?TYPE\b/, 'changes the type of a column'],
  [/\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/, 'adds a column that must be given'],
  [/\bADD CONSTRAINT\b.*\b(UNIQUE|PRIMARY KEY)\b/, 'adds a key that rows may break'],
  [/^CREATE UNIQUE INDEX\b/, 'adds a key that rows may break'],
];

/** What holds up every call to a table for as long as it is long. */
const LOCKS = [
  [/^(CREATE( UNIQUE)?|DROP) INDEX\b(?! CONCURRENTLY)/, 'locks a table: an index goes CONCURRENTLY'],
  [/\bADD CONSTRAINT\b.*\b(FOREIGN KEY|CHECK)\b(?!.*\bNOT VALID\b)/, 'reads a whole table: add NOT VALID'],
];

const HEADER = /^-- (contract of (?<expand>\d{4}_\w+)|short): \S/gm;
const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const TABLE = new RegExp(
  String.raw`^(?:ALTER TABLE(?: IF EXISTS)?(?: ONLY)?|(?:CREATE(?: UNIQUE)?) INDEX.*? ON(?: ONLY)?) ${NAME}`,
);
const NEW_TABLE = new RegExp(String.raw`^CREATE TABLE(?: IF NOT EXISTS)? ${NAME}`);
const DROPPED = /^DROP TABLE (?:"?\w+"?\.)?"?(\w+)"?/;
const FILLED = /^INSERT INTO "?(\w+)"?/;
const CONCURRENT_DROP = /^DROP INDEX CONCURRENTLY IF EXISTS "?(\w+)"?;?$/;
const CONCURRENT = /^CREATE(?: UNIQUE)? INDEX CONCURRENTLY "?(\w+)"?/;

/** One line each, without comments. */
const statementsOf = (text) =>
  text
    .replaceAll(/^\s*--(?!> statement-breakpoint).*$/gm, '')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Outside of a transaction a migration may end in the middle: it must be right from anywhere. */
function checkConcurrent(statements) {
  if (!statements.some((statement) => / INDEX CONCURRENTLY /.test(statement))) return [];
  return statements.flatMap((statement, index) => {
    if (CONCURRENT_DROP.test(statement)) return [];
    const [, made] = CONCURRENT.exec(statement) ?? [];
    if (made === undefined) return [`holds more than indexes beside CONCURRENTLY: ${statement}`];
    const [, dropped] = CONCURRENT_DROP.exec(statements[index - 1] ?? '') ?? [];
    return dropped === made
      ? []
      : [`DROP INDEX CONCURRENTLY IF EXISTS "${made}" is to come before: ${statement}`];
  });
}

function faultsOf(text, earlier) {
  const statements = statementsOf(text);
  const made = statements.map((statement) => NEW_TABLE.exec(statement)?.[1]).filter(Boolean);
  /** Made again with its rows, under the name that statements know. */
  const replaced = statements
    .map((statement) => FILLED.exec(statement)?.[1])
    .filter((table) => made.includes(table));
  const headers = [...text.matchAll(HEADER)];
  const expand = headers.find(({ groups }) => groups.expand)?.groups.expand;
  const isShort = headers.some(([header]) => header.startsWith('-- short'));
  const faults = checkConcurrent(statements);
  if (expand !== undefined && !earlier.includes(expand))
    faults.push(`is the contract of ${expand}, which is no earlier migration`);
  for (const statement of statements) {
    const [, table] = TABLE.exec(statement) ?? [];
    if (made.includes(table) || replaced.includes(DROPPED.exec(statement)?.[1])) continue;
    const found = [...(expand === undefined ? BREAKS : []), ...(isShort ? [] : LOCKS)];
    for (const [pattern, what] of found) if (pattern.test(statement)) faults.push(`${what}: ${statement}`);
  }
  return faults;
}

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => path.basename(name, '.sql'))
  .sort();
for (const [index, name] of names.entries()) {
  if (index === 0) continue;
  const text = readFileSync(path.join(folder, `${name}.sql`), 'utf8');
  for (const fault of faultsOf(text, names.slice(0, index))) {
    console.error(`${name} ${fault}`);
    process.exitCode = 1;
  }
}

// Each is the whole schema again (17,000 lines); drizzle-kit compares with the newest alone.
const snapshots = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('_snapshot.json'));
for (const old of snapshots.sort().slice(0, -1)) {
  console.error(`${old} is not needed: remove all but the newest`);
  process.exitCode = 1;
}
