/**
 * `npm run bench:learning`: `learning_events` with so many rows, of a year, 162 a month for each child, stored in the order of time as in
 * production: its size, and how long what reads and writes it takes.
 *
 *     npm run bench:learning -- [rows, default 1000000]
 */
import { sql } from 'drizzle-orm';
import { addDays, HOUR, shanghaiTime } from '../../server/core/time.ts';
import { planReleases, setPlanned } from '../../server/domains/growth/reports/plan.ts';
import { anOfficialParent } from '../builders/parent.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
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

const at = (numbers, part) =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length * part)];

async function seconds(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** All children's events of a month before now. */
const fillMonth = (db, back) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`
      INSERT INTO learning_events (user_id, kind, ref, subject, title, occurred_at, recorded_at, amount, out_of, is_on_time)
      SELECT user_id, kind, kind || ':' || ${back}::int || ':' || number, CASE kind WHEN 'checkIn' THEN NULL ELSE number % 3 END,
        CASE kind WHEN 'answer' THEN '' ELSE '第' || number || '讲 图形推理' END, at, at + interval '1 minute', 1, 1, true
      FROM (
        SELECT user_id, number, (ARRAY['answer', 'answer', 'attended', 'checkIn', 'homework', 'film'])[1 + number % 6] AS kind,
          ${NOW.toISOString()}::timestamptz - make_interval(days => ${back}::int * 30) + make_interval(hours => number * 4, secs => user_id % 3600) AS at
        FROM generate_series(1, ${A_MONTH}::int) AS number, students ORDER BY number) AS told`);
  });

async function measured(name, ask) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await seconds(() => ask(round))) * 1000);
  const [middle, most] = [at(times, 0.5), at(times, 0.95)].map((ms) => ms.toFixed(1));
  console.log(`${name.padEnd(46)} ${middle} ms at the median, ${most} ms at the 95th percentile`);
}

async function tellSize(db) {
  const { rows } = await db.execute(sql`
    SELECT relname AS name, pg_relation_size(oid) AS bytes,
      (SELECT count(*) FROM learning_events) AS rows
    FROM pg_class WHERE oid = 'learning_events'::regclass
      OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = 'learning_events'::regclass) ORDER BY 2 DESC`);
  for (const { bytes, name, rows: all } of rows)
    console.log(
      `${name.padEnd(46)} ${Math.round(bytes / 2 ** 20)} MB, ${Math.round(bytes / all)} bytes a row`,
    );
}

async function measure() {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
  const { db } = backend.services;
  const one = await buildParent(backend, anOfficialParent());
  for (let from = 1; from < CHILDREN; from += AT_ONCE)
    await addCrowd(db, one, from, Math.min(from + AT_ONCE - 1, CHILDREN - 1));
  await db.execute(sql`TRUNCATE learning_events`);
  const filled = await seconds(async () => {
    for (let back = MONTHS; back > 0; back -= 1) await fillMonth(db, back);
  });
  await takeStatistics(db);
  const rows = CHILDREN * A_MONTH * MONTHS;
  console.log(`${rows} rows of ${CHILDREN} children, ${Math.round(rows / filled)} a second`);
  await tellSize(db);

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
  await backend.stop();
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  await measure();
} finally {
  await postgres.stop();
}
