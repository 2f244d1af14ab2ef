import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../../scripts/check-migrations.mjs');

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The errors of a second migration after one that made `toys`. */
function check(...statements: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  folders.push(folder);
  writeFileSync(join(folder, '0000_baseline.sql'), 'CREATE TABLE "toys" ("name" text);');
  writeFileSync(join(folder, '0001_more.sql'), statements.join('\n--> statement-breakpoint\n'));
  return errorsIn(folder);
}

function errorsIn(folder: string) {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr.trim();
}

const MADE = 'DROP INDEX CONCURRENTLY IF EXISTS "by_name";';
const INDEX = 'CREATE INDEX CONCURRENTLY "by_name" ON "toys" USING btree ("name");';

describe('The check of migrations', () => {
  it('keeps the newest snapshot of the schema alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    folders.push(folder);
    mkdirSync(join(folder, 'meta'));
    for (const name of ['0000', '0001']) writeFileSync(join(folder, `meta/${name}_snapshot.json`), '{}');
    expect(errorsIn(folder)).toBe('meta/0000_snapshot.json is not needed: remove all but the newest');
  });

  it.each([
    ['DROP TABLE "toys";', 'drops a table'],
    ['ALTER TABLE "toys" RENAME TO "things";', 'renames'],
    ['ALTER TABLE "toys" RENAME COLUMN "name" TO "title";', 'renames'],
    ['ALTER TABLE "toys" DROP COLUMN "name";', 'drops a column'],
    ['ALTER TABLE "toys" DROP CONSTRAINT "toys_name_unique";', 'drops a constraint'],
    ['ALTER TABLE "toys" ALTER COLUMN "name" SET NOT NULL;', 'forbids null'],
    ['ALTER TABLE "toys" ALTER COLUMN "name" DROP DEFAULT;', 'drops a default'],
    ['ALTER TABLE "toys" ALTER COLUMN "name" SET DATA TYPE varchar(3);', 'changes the type'],
    ["ALTER TYPE \"kind\" RENAME VALUE 'a' TO 'b';", 'changes a type'],
    ['ALTER TABLE "toys" ADD COLUMN "price" integer NOT NULL;', 'adds a column that must be given'],
    ['ALTER TABLE "toys" ADD CONSTRAINT "one" UNIQUE("name");', 'adds a key'],
    ['CREATE UNIQUE INDEX CONCURRENTLY "by_name" ON "toys" ("name");', 'adds a key'],
    ['CREATE INDEX "by_name" ON "toys" USING btree ("name");', 'an index goes CONCURRENTLY'],
    ['ALTER TABLE "toys" ADD CONSTRAINT "long" CHECK (length("name") > 3);', 'add NOT VALID'],
    [
      'ALTER TABLE "toys" ADD CONSTRAINT "of" FOREIGN KEY ("name") REFERENCES "public"."children"("name");',
      'add NOT VALID',
    ],
  ])('refuses %s', (statement, why) => {
    expect(check(statement)).toMatch(new RegExp(`^0001_more .*${why}`, 'm'));
  });

  it('takes what the last release does not notice', () => {
    const added = [
      'ALTER TABLE "toys" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;',
      'ALTER TABLE "toys" ADD COLUMN "day" date;',
      'ALTER TABLE "toys" ALTER COLUMN "name" DROP NOT NULL;',
      'ALTER TABLE "toys" ADD CONSTRAINT "long" CHECK (length("name") > 3) NOT VALID;',
    ];
    expect(check(...added)).toBe('');
  });

  it('leaves a new table free', () => {
    const made = [
      'CREATE TABLE "shelves" (\n\t"id" bigint PRIMARY KEY,\n\t"toy" text NOT NULL\n);',
      'ALTER TABLE "shelves" ADD CONSTRAINT "of" FOREIGN KEY ("toy") REFERENCES "public"."toys"("name");',
      'CREATE UNIQUE INDEX "shelves_toy" ON "shelves" USING btree ("toy");',
    ];
    expect(check(...made)).toBe('');
  });

  it('takes a table that is made again with its rows, and none without', () => {
    const aside = 'ALTER TABLE "toys" SET SCHEMA "parts";';
    const again = 'CREATE TABLE "toys" ("name" text) PARTITION BY HASH ("name");';
    const filled = 'INSERT INTO "toys" ("name") SELECT "name" FROM "parts"."toys";';
    const drop = 'DROP TABLE "parts"."toys";';
    expect(check(aside, again, filled, drop)).toBe('');
    expect(check(aside, again, drop)).toContain('drops a table');
  });

  it('takes a contract that says whose it is, and no other', () => {
    const drop = 'ALTER TABLE "toys" DROP COLUMN "name";';
    expect(check(`-- contract of 0000_baseline: nobody reads the name since then\n${drop}`)).toBe('');
    expect(check(`-- contract of 0009_future: who knows\n${drop}`)).toContain('no earlier migration');
    expect(check(`-- nobody reads the name\n${drop}`)).toContain('drops a column');
  });

  it('takes a lock that has a reason to be short', () => {
    expect(check(`-- short: a table of twenty rows\n${INDEX.replace('CONCURRENTLY ', '')}`)).toBe('');
  });

  it('asks an index made concurrently to be right after a cut, alone in its migration', () => {
    expect(check(MADE, INDEX)).toBe('');
    expect(check(INDEX)).toContain(`${MADE.replace(';', '')} is to come before`);
    expect(check(MADE, INDEX, 'ALTER TABLE "toys" ADD COLUMN "day" date;')).toContain('more than indexes');
  });
});
