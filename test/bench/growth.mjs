/**
 * Duration of the situation of a child with three years of events among many children: over HTTP on the loopback, each period in turn, and
 * the indexes that its queries use. Events are stored in chronological order, so a child's are spread over the whole table, as in
 * production. Then what other parents feel while this one asks for twenty years at a time, of the compiled backend with its own limits.
 *
 *     npm run bench:growth -- [children, default 100000] [events of each, default 60] [rounds, default 50]
 */
import { sql } from 'drizzle-orm';
import { anOfficialParent } from '../builders/parent.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { addCrowd, takeStatistics } from './support/crowd.ts';
import { compileServer, demoEnv, launch } from './support/production.mjs';

const [childrenText = '100000', eventsText = '60', roundsText = '50'] = process.argv.slice(2);
const children = Number(childrenText);
const eventsEach = Number(eventsText);
const rounds = Number(roundsText);

const AT_ONCE = 5_000;
const WARM_UP = 10;
const YEARS = 3;
const SUBJECTS = [0, 1, 11];
const MOST_MS = 150;

const GREEDY = 20;
const WATCH_MS = 15_000;
/** Another parent's median may grow by so much. */
const FAIR = 2;

const at = (numbers, part) =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length * part)];

const unhurried = (db, statement) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    return tx.execute(statement);
  });

/** Twenty knowledge points per subject. */
const addPoints = (db) =>
  db.execute(sql`
    INSERT INTO knowledge_points (id, subject, name, position, ability) OVERRIDING SYSTEM VALUE
    SELECT 1000 + s.at * 20 + n, s.subject, '知识点' || n, n, (ARRAY['逻辑推理', '图形空间', '数感', '表达'])[1 + n % 4]
    FROM unnest(${sql.raw(`ARRAY[${SUBJECTS}]`)}) WITH ORDINALITY AS s (subject, at), generate_series(0, 19) AS n`);

/**
 * The measured child's events for a part of its years: a daily check-in, a film every other day, and four lessons a week, each with six
 * questions and homework.
 */
const addYears = (db, userId, part, parts, now) =>
  unhurried(
    db,
    sql`
    INSERT INTO learning_events
      (user_id, kind, ref, subject, knowledge_id, occurred_at, recorded_at, amount, out_of, is_on_time, note)
    SELECT ${userId}, e.kind, e.ref || back, CASE WHEN e.kind = 'checkIn' THEN NULL ELSE (ARRAY[0, 1, 11])[1 + back % 3] END,
      CASE WHEN e.kind = 'answer' THEN 1020 + back % 3 * 20 + (back * 7 + e.turn * 3) % 20 END,
      ${now}::timestamptz - make_interval(days => back, mins => e.turn), ${now}::timestamptz,
      CASE WHEN e.kind = 'answer' THEN least(1, (back * 7 + e.turn) % 4) ELSE e.amount END, e.out_of,
      CASE WHEN e.kind IN ('attended', 'homework') THEN back % 7 > 0 END, CASE WHEN e.kind = 'highlight' THEN '说得很完整' ELSE '' END
    FROM generate_series(1, ${YEARS * 365}::int) AS back, (VALUES
      ('checkIn', 'day:', 1, 1, 0), ('film', 'story:', 300, 300, 0), ('attended', 'lesson:', 40, 40, 0),
      ('participation', 'lesson:', 3, 0, 0), ('highlight', 'lesson:', 0, 0, 0), ('homeworkGiven', 'homework:', 0, 0, 0),
      ('homework', 'homework:', 90, 100, 0), ('answer', 'lesson:1:', 1, 1, 1), ('answer', 'lesson:2:', 1, 1, 2),
      ('answer', 'lesson:3:', 1, 1, 3), ('answer', 'lesson:4:', 1, 1, 4), ('answer', 'lesson:5:', 1, 1, 5),
      ('answer', 'lesson:6:', 1, 1, 6)) AS e (kind, ref, amount, out_of, turn)
    WHERE (e.kind = 'checkIn' OR (e.kind = 'film' AND back % 2 = 0) OR (e.kind <> 'film' AND back % 7 IN (0, 2, 4, 5)))
      AND back * ${parts}::int / ${YEARS * 365 + 1}::int = ${parts - 1 - part}::int`,
  );

/** One event of every child, on one day. */
const addToAll = (db, number, now) =>
  unhurried(
    db,
    sql`
    INSERT INTO learning_events (user_id, kind, ref, subject, knowledge_id, occurred_at, recorded_at, amount, out_of)
    SELECT user_id, CASE WHEN ${number}::int % 5 = 0 THEN 'attended' ELSE 'answer' END, 'crowd:' || ${number}::int, 0,
      CASE WHEN ${number}::int % 5 > 0 THEN 1020 + ${number}::int % 20 END,
      ${now}::timestamptz - make_interval(days => ((${eventsEach}::int - ${number}::int) * 365 / ${eventsEach}::int)::int, mins => (user_id % 600)::int),
      ${now}::timestamptz, 1, 1
    FROM students`,
  );

async function prepare() {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '2' } });
  const { db } = backend.services;
  const now = backend.clock.now().toISOString();
  const one = await buildParent(backend, anOfficialParent());
  for (let from = 1; from < children; from += AT_ONCE)
    await addCrowd(db, one, from, Math.min(from + AT_ONCE - 1, children - 1));
  const asking = await buildParent(backend, anOfficialParent().withChild({ kidName: '朵朵' }));
  await addPoints(db);
  for (let number = 0; number < eventsEach; number += 1) {
    await addYears(db, asking.userId, number, eventsEach, now);
    await addToAll(db, number, now);
  }
  await takeStatistics(db);
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*) FROM students) AS children, (SELECT count(*) FROM learning_events) AS events,
      (SELECT count(*) FROM learning_events WHERE user_id = ${asking.userId}) AS own,
      (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('learning_events'))::bigint / (SELECT count(*) FROM learning_events) AS bytes`);
  return { backend, asking, other: one, size: rows[0] };
}

/** Plans of the prepared statements on the pool's only connection. */
async function indexesOf(db, userId) {
  const from = sql.raw(`'2024-01-01'`);
  const until = sql.raw(`'2027-01-01'`);
  const plans = {
    events: sql`EXPLAIN EXECUTE learning_events_of(${sql.raw(String(userId))}, ${from}, ${until}, ${until}, NULL, NULL)`,
    'older answers': sql`EXPLAIN EXECUTE last_answers_of(${sql.raw(String(userId))}, 'answer', 0, ${from})`,
  };
  for (const [name, statement] of Object.entries(plans)) {
    const { rows } = await db.execute(statement);
    const scans = rows.map((row) => row['QUERY PLAN'].trim()).filter((line) => / Scan /.test(line));
    console.log(`${name.padStart(15)}: ${scans.join('; ')}`);
  }
}

/** Calls of another parent, one after the other from an address of its own, and looks of a balancer. */
async function watch(origin, token) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.7' };
  const [times, failed, unready] = [[], [], []];
  const until = performance.now() + WATCH_MS;
  while (performance.now() < until) {
    const began = performance.now();
    const { status } = await fetch(`${origin}/v1/personalCenter/getPersonInfo`, { headers });
    times.push(performance.now() - began);
    if (status !== 200) failed.push(status);
    if (times.length % 20 === 0) {
      const ready = await fetch(`${origin}/readyz`);
      if (ready.status !== 200) unready.push(ready.status);
    }
  }
  return { median: at(times, 0.5), slow: at(times, 0.95), calls: times.length, failed, unready };
}

/** Asks for a year's figures again and again, `GREEDY` times at once, of each subject in turn. */
function beGreedy(origin, token) {
  const answers = new Map();
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.8' };
  let isOver = false;
  const askOn = async (_, number) => {
    for (let turn = number; !isOver; turn += 1) {
      const subject = ['', '&subject=0', '&subject=1', '&subject=11'][turn % 4];
      const { status } = await fetch(`${origin}/report/learning/situation?period=year${subject}`, {
        headers,
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: GREEDY }, askOn);
  return async () => {
    isOver = true;
    await Promise.all(all);
    return [...answers].map(([status, count]) => `${count} times ${status}`).join(', ');
  };
}

/** Whether others are served while one parent is greedy. */
async function isFair({ config }, greedy, other) {
  const limits = Object.keys(demoEnv()).filter((name) => name.startsWith('RATE_LIMIT'));
  const own = Object.fromEntries(limits.map((name) => [name, '']));
  const env = {
    ...demoEnv(),
    ...own,
    DATABASE_URL: config.databaseUrl,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const { origin, stop } = await launch(compileServer(), env);
  await watch(origin, other);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const quiet = await watch(origin, other);
    const end = beGreedy(origin, greedy);
    const busy = await watch(origin, other);
    const answers = await end();
    rounds.push({ quiet, busy });
    const cells = ({ median, slow, calls, failed, unready }) =>
      `median ${median.toFixed(1)} ms, 95 % ${slow.toFixed(1)} ms (${calls} calls, ${failed.length} failed, ${unready.length} times not ready)`;
    console.log(`another parent, quiet: ${cells(quiet)}`);
    console.log(`${GREEDY} years at a time: ${cells(busy)}; the greedy one got ${answers}`);
  }
  await stop();
  const ratio = at(
    rounds.map(({ quiet, busy }) => busy.median / quiet.median),
    0.5,
  );
  console.log(`${ratio.toFixed(2)} times the quiet median`);
  return ratio < FAIR && rounds.every(({ busy }) => busy.failed.length + busy.unready.length === 0);
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  const started = performance.now();
  const { backend, asking, other, size } = await prepare();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${size.children} children, ${size.events} events, ${size.own} of the child that is asked for, ${size.bytes} bytes each with indexes (made in ${seconds} s)`,
  );
  const origin = await backend.app.listen({ port: 0, host: '127.0.0.1' });
  let isSlow = false;
  for (const query of ['period=month', 'period=term', 'period=year', 'period=year&subject=0']) {
    const times = [];
    for (let round = 0; round < rounds + WARM_UP; round += 1) {
      const began = performance.now();
      const answer = await fetch(`${origin}/report/learning/situation?${query}`, {
        headers: { authorization: `Bearer ${asking.visitor.token}` },
      });
      const { code, data } = await answer.json();
      if (round >= WARM_UP) times.push(performance.now() - began);
      if (String(code) !== '200' || data.sections.length !== 7) throw new Error(`${query} answers ${code}`);
    }
    isSlow ||= at(times, 0.5) > MOST_MS;
    console.log(
      `${query.padStart(22)}: median ${at(times, 0.5).toFixed(1)} ms, 95 % within ${at(times, 0.95).toFixed(1)} ms`,
    );
  }
  await indexesOf(backend.services.db, asking.userId);
  if (isSlow) {
    console.error(`More than ${MOST_MS} ms`);
    process.exitCode = 1;
  }
  if (!(await isFair(backend, asking.visitor.token, other.visitor.token))) {
    console.error(`One parent makes others wait ${FAIR} times as long, or fails them`);
    process.exitCode = 1;
  }
  await backend.stop();
} finally {
  await postgres.stop();
}
