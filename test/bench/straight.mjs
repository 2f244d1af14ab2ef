/**
 * `npm run bench:straight`: the ranking of a week with very many children, over HTTP, the plans of its queries, and the closing of the week:
 * no statement of it may take longer than five seconds.
 *
 *     npm run bench:straight -- [children, default 100000] [rounds, default 100]
 */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { anOfficialParent } from '../builders/parent.ts';
import { inStudyPk, withStudyPoints } from '../builders/straight.ts';
import { periodAt } from '../../server/domains/straight/period.ts';
import { runContest } from '../../server/domains/straight/close.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { addCrowd, takeStatistics } from './support/crowd.ts';

const [childrenText = '100000', roundsText = '100'] = process.argv.slice(2);
const children = Number(childrenText);
const rounds = Number(roundsText);
const AT_ONCE = 50_000;
const MOST_MS = 5_000;
/** What the contest reads; a million of everything would take an hour. */
const TABLES = ['accounts', 'students', 'study_pk_members', 'study_pk_standings'];
const GROUPS = ['sprout', 's1', 's2', 's3', 's4', 's5', 'young', 'middle', 'old'];

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)];

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
const { db } = backend.services;
const one = await buildParent(backend, anOfficialParent().with(inStudyPk(), withStudyPoints(20)));
await runContest(db, backend.clock);
for (let from = 1; from <= children; from += AT_ONCE)
  await addCrowd(db, one, from, Math.min(from + AT_ONCE - 1, children), TABLES);
await db.transaction(async (tx) => {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`
    UPDATE study_pk_standings SET points = 1 + abs(hashtext(user_id::text)) % 500,
      study_group = (${sql.raw(`ARRAY[${GROUPS.map((name) => `'${name}'`).join()}]`)})[1 + abs(hashtext('group' || user_id::text)) % 9]
    WHERE user_id <> ${one.userId}`);
});
await takeStatistics(db);
await db.execute(sql`VACUUM study_pk_standings`);

const FIRST = { period: '', group: '', page: 1, limit: 20 };
const ways = [
  ['getStraight', {}],
  ['listStudyRank', FIRST],
  ['listStudyRank', { ...FIRST, page: 5 }],
  ['getStudyStanding', { period: '', group: '' }],
];
for (const [name, request] of ways) {
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await one.visitor.ask(name, request);
    took.push(performance.now() - began);
  }
  console.log(
    `${name} ${JSON.stringify(request)}: ${at(took, 0.5).toFixed(1)} ms, 95 %: ${at(took, 0.95).toFixed(1)} ms`,
  );
}

const week = periodAt(backend.clock.now());
const group = sql`period = ${week} AND study_group = 's1'`;
for (const statement of [
  sql`SELECT user_id, rank() OVER (ORDER BY points DESC) FROM (
    SELECT user_id, points FROM study_pk_standings WHERE ${group} ORDER BY points DESC, user_id DESC LIMIT 100) AS first`,
  sql`SELECT count(*) FILTER (WHERE points > 20) FROM study_pk_standings WHERE ${group} AND points >= 20`,
]) {
  const { rows } = await db.execute(sql`EXPLAIN (ANALYZE, COSTS OFF) ${statement}`);
  console.log(rows.map((row) => row['QUERY PLAN']).join('\n'));
}

/** As the backend waits for them, with the queue of its own process. */
const slowest = { ms: 0, text: '' };
const { query } = Client.prototype;
Client.prototype.query = function timed(...asked) {
  const began = performance.now();
  const done = () => {
    const ms = performance.now() - began;
    if (ms > slowest.ms) Object.assign(slowest, { ms, text: asked[0].text ?? asked[0] });
  };
  const answer = query.apply(this, asked);
  answer?.then?.(done, done);
  return answer;
};

const began = performance.now();
backend.clock.pass(14 * 86_400_000);
await runContest(db, backend.clock);
console.log(
  `closing the week of ${children} children and paying its prizes: ${((performance.now() - began) / 1000).toFixed(1)} s; the slowest statement ${slowest.ms.toFixed(0)} ms: ${slowest.text.slice(0, 120)}`,
);
const { rows: paid } = await db.execute(sql`
  SELECT count(*) FILTER (WHERE place IS NULL) AS open, count(*) FILTER (WHERE prize > 0 AND paid_at IS NULL) AS unpaid
  FROM study_pk_standings WHERE period = ${week}`);
console.log(`without a place ${paid[0].open}, unpaid ${paid[0].unpaid}`);
if (slowest.ms > MOST_MS) process.exitCode = 1;
await backend.stop();
await postgres.stop();
