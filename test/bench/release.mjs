/**
 * `npm run bench:release`: time and memory for releasing the monthly reports of so many children. Each child has two months of lessons.
 * Time grows with the number of children, memory does not.
 *
 *     npm run bench:release -- [children, default 100000] [lessons a month, default 9]
 */
import { sql } from 'drizzle-orm';
import { planReleases, setPlanned } from '../../server/domains/growth/reports/plan.ts';
import { releaseDue } from '../../server/domains/growth/reports/work.ts';
import { addDays, shanghaiTime } from '../../server/core/time.ts';
import { attendedLessons } from '../builders/learning.ts';
import { anOfficialParent } from '../builders/parent.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { addCrowd, takeStatistics } from './support/crowd.ts';

const [children = 100_000, lessons = 9] = process.argv.slice(2).map(Number);
const AT_ONCE = 5_000;
const ROUND = 50;
const FIRST = shanghaiTime('2026-12-01', '08:00');
const MEGA = 1024 * 1024;

const memory = () => process.memoryUsage().rss / MEGA;
let peak = 0;
const watching = setInterval(() => (peak = Math.max(peak, memory())), 20);

async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}

const held = Array.from({ length: 2 * lessons }, (_, index) => ({
  id: index + 1,
  at: addDays(FIRST, -4 - Math.floor((index * 56) / (2 * lessons))),
}));

async function measure() {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
  const { db } = backend.services;
  const one = await buildParent(backend, anOfficialParent().with(attendedLessons(...held)));
  for (let from = 1; from < children; from += AT_ONCE)
    await addCrowd(db, one, from, Math.min(from + AT_ONCE - 1, children - 1));
  await takeStatistics(db);
  const { rows } = await db.execute(sql`SELECT count(*) AS events FROM learning_events`);
  console.log(`${children} children with ${rows[0].events} events; ${Math.round(memory())} MB before`);

  await setPlanned(db, 'month', addDays(FIRST, -1));
  peak = memory();
  const clock = { now: () => FIRST };
  const plan = await timed(() => planReleases(db, clock));
  console.log(`ordered in ${plan.seconds.toFixed(1)} s, at most ${Math.round(peak)} MB`);

  const onError = (error) => {
    throw error;
  };
  let released = 0;
  let seconds = 0;
  let sent = 0;
  for (;;) {
    const round = await timed(() => releaseDue({ db, clock, onError }, ROUND));
    released += round.result;
    seconds += round.seconds;
    if (released - sent >= children / 5 || round.result === 0) {
      console.log(
        `${released} reports, ${Math.round(released / seconds)} a second, at most ${Math.round(peak)} MB`,
      );
      sent = released;
    }
    if (round.result === 0) break;
  }
  await backend.stop();
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  await measure();
} finally {
  clearInterval(watching);
  await postgres.stop();
}
