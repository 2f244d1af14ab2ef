/**
 * `npm run bench:learning`: `learning_events` with so many rows, of a year, 162 a month for each child, stored in the order of time as in
 * production: its size, how long what reads and writes it takes, and how long the oldest month takes to go.
 *
 *     npm run bench:learning -- [rows, default 1000000]
 *
 * 100000000 need 45 GB in the temporary folder (TMPDIR), and an hour or more.
 */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { connect } from '../../server/core/db/client.ts';
import { addDays, HOUR, shanghaiTime } from '../../server/core/time.ts';
import { planReleases, setPlanned } from '../../server/domains/growth/reports/plan.ts';
import { sweepEvents } from '../../server/domains/growth/sweep.ts';
import { learningEvents } from '../../server/domains/learning/tables.ts';
import { anOfficialParent } from '../builders/parent.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE, urlOf } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { addCrowd, takeStatistics } from './support/crowd.ts';
import { questionsOfLearning } from './support/learning.ts';

const [wanted = 1_000_000] = process.argv.slice(2).map(Number);
const A_MONTH = 162;
const MONTHS = 12;
const CHILDREN = Math.ceil(wanted / A_MONTH / MONTHS);
const AT_ONCE = 5_000;
const ROUNDS = 200;
const NOW = shanghaiTime('2026-12-01', '08:00');
const clock = { now: () => NOW };
/** The oldest of twelve months is older. */
const KEPT_DAYS = 330;
/** With indexes, their making and the log of writes. */
const ROW_BYTES = 450;

const at = (numbers, part) =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length * part)];

async function seconds(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const say = (what, taken) => console.log(`${what.padEnd(46)} ${taken.toFixed(1)} s`);

function refuseSmallDisk() {
  const { bavail, bsize } = statfsSync(tmpdir());
  const [free, needed] = [bavail * bsize, wanted * ROW_BYTES].map((bytes) => Math.ceil(bytes / 2 ** 30));
  if (free < needed)
    throw new Error(
      `${tmpdir()} has ${free} GB, ${wanted} rows need ${needed}: set TMPDIR to a folder that has`,
    );
}

/** In a transaction of its own that checks no reference. */
const unchecked = (db, ...statements) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '256MB'`);
    for (const statement of statements) await tx.execute(statement);
  });

/** All children's events of a month before now. */
const monthOf = (back) => sql`
  INSERT INTO learning_events (user_id, kind, ref, subject, title, occurred_at, recorded_at, amount, out_of, is_on_time)
  SELECT user_id, kind, kind || ':' || ${back}::int || ':' || number, CASE kind WHEN 'checkIn' THEN NULL ELSE number % 3 END,
    CASE kind WHEN 'answer' THEN '' ELSE '第' || number || '讲 图形推理' END, at, at + interval '1 minute', 1, 1, true
  FROM (
    SELECT user_id, number, (ARRAY['answer', 'answer', 'attended', 'checkIn', 'homework', 'film'])[1 + number % 6] AS kind,
      ${NOW.toISOString()}::timestamptz - make_interval(days => ${back}::int * 30) + make_interval(hours => number * 4, secs => user_id % 3600) AS at
    FROM generate_series(1, ${A_MONTH}::int) AS number, students ORDER BY number) AS recorded`;

/** Statements that take keys and indexes away and make them again. */
async function keysOf(db) {
  const { rows } = await db.execute(sql`
    SELECT conname AS name, format('ALTER TABLE learning_events DROP CONSTRAINT %I', conname) AS away,
      format('ALTER TABLE learning_events ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) AS again
    FROM pg_constraint WHERE conrelid = 'learning_events'::regclass AND contype IN ('p', 'u', 'f')
    UNION ALL SELECT indexrelid::regclass::text, format('DROP INDEX %s', indexrelid::regclass), replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    FROM pg_index WHERE indrelid = 'learning_events'::regclass AND NOT indisunique`);
  return rows.map(({ again, away, name }) => ({ name, away: sql.raw(away), again: sql.raw(again) }));
}

/** Rows without indexes, then each index at once. */
async function fill(db) {
  const keys = await keysOf(db);
  await unchecked(db, sql`TRUNCATE learning_events`, ...keys.map(({ away }) => away));
  for (let back = MONTHS; back > 0; back -= 1)
    say(`rows of month ${MONTHS + 1 - back} of ${MONTHS}`, await seconds(() => unchecked(db, monthOf(back))));
  for (const { again, name } of keys) say(name, await seconds(() => unchecked(db, again)));
}

async function measured(name, ask) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await seconds(() => ask(round))) * 1000);
  const [middle, most] = [at(times, 0.5), at(times, 0.95)].map((ms) => ms.toFixed(1));
  console.log(`${name.padEnd(46)} ${middle} ms at the median, ${most} ms at the 95th percentile`);
}

/** Of all parts together. */
async function printSize(db, all) {
  const { rows } = await db.execute(sql`
    SELECT name, (SELECT sum(pg_relation_size(relid)) FROM pg_partition_tree(name) WHERE isleaf)::float8 AS bytes
    FROM (SELECT 'learning_events'::regclass AS name
      UNION ALL SELECT indexrelid::regclass FROM pg_index WHERE indrelid = 'learning_events'::regclass) AS relations
    ORDER BY 2 DESC`);
  for (const { bytes, name } of rows)
    console.log(
      `${name.padEnd(46)} ${Math.round(bytes / 2 ** 20)} MB, ${Math.round(bytes / all)} bytes a row`,
    );
}

async function sweep(db) {
  const before = await db.$count(learningEvents);
  const config = { keepLearningDays: KEPT_DAYS };
  const taken = await seconds(() => sweepEvents({ db, clock, config, isStopping: () => false }));
  const gone = before - (await db.$count(learningEvents));
  console.log(
    `${gone} rows older than ${KEPT_DAYS} days went in ${taken.toFixed(1)} s, ${Math.round(gone / taken)} a second`,
  );
}

async function measure() {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
  const one = await buildParent(backend, anOfficialParent());
  // Its jobs would read the table while it has no index, and lock it.
  await backend.stop();
  const { db, close } = connect(urlOf(backend.database), 2, () => undefined, {});
  for (let from = 1; from < CHILDREN; from += AT_ONCE)
    await addCrowd(db, one, from, Math.min(from + AT_ONCE - 1, CHILDREN - 1), ['accounts', 'students']);
  const filled = await seconds(() => fill(db));
  await takeStatistics(db);
  const rows = CHILDREN * A_MONTH * MONTHS;
  console.log(`${rows} rows of ${CHILDREN} children, ${Math.round(rows / filled)} a second`);
  await printSize(db, rows);

  const { rows: found } = await db.execute(sql`SELECT user_id::float8 AS id FROM students ORDER BY user_id`);
  const ids = found.map(({ id }) => id);
  for (const [name, ask] of questionsOfLearning(db, ids, NOW)) await measured(name, ask);
  await setPlanned(db, 'lessons', new Date(NOW.getTime() - HOUR));
  const lessons = await seconds(() => planReleases(db, clock));
  await setPlanned(db, 'month', addDays(NOW, -1));
  const month = await seconds(() => planReleases(db, clock));
  console.log(
    `reports of lessons planned in ${lessons.toFixed(1)} s, those of the month in ${month.toFixed(1)} s`,
  );
  await sweep(db);
  await close();
}

refuseSmallDisk();
const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  await measure();
} finally {
  await postgres.stop();
}
