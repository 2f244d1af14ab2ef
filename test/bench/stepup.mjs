/**
 * `npm run bench:stepup`: whether the steps to a class (info, check, flag, list) take as long with many students as with few. Databases of
 * three sizes; the same parent sends requests to each in turn. Eight students fill a class; there are forty steps, and forty classes of
 * the child's step with a seat left, so the list has the same length everywhere.
 *
 *     npm run bench:stepup -- [sizes, default 100,10000,100000] [rounds, default 100]
 */
import { sql } from 'drizzle-orm';
import { allCalls } from '../../src/contract/registry.ts';
import { anOfficialParent } from '../builders/parent.ts';
import { aStepUpClass, CATEGORY, NEW_STEP } from '../builders/stepup.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { addCrowd, takeStatistics } from './support/crowd.ts';

const [sizesText = '100,10000,100000', roundsText = '100'] = process.argv.slice(2);
const sizes = sizesText.split(',').map(Number);
const rounds = Number(roundsText);

const AT_ONCE = 5_000;
const STEPS = 40;
const OFFERED = 40;
const A_CLASS = 8;
const WARM_UP = 20;

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];

const stepping = anOfficialParent().withStepUp({
  hasHomeroomTeacher: true,
  flags: { h5Update: true },
  times: [[3, '18:00', 6, '10:00']],
});

/** Two weekly lessons, different for each number. */
const lessonsOf = (number) => {
  const time = `${String(9 + (number % 12)).padStart(2, '0')}:${number % 2 === 0 ? '00' : '30'}`;
  return [1 + (number % 5), time, 6 + (number % 2), time];
};

/** Gives every copied child a seat, in full classes of all steps. */
async function fillClasses(db, students) {
  const classes = Math.ceil(students / A_CLASS);
  const { rows } = await db.execute(sql`
    INSERT INTO step_up_classes (cate_id, step_id, week1, time1, week2, time2, first_live_at, teacher_ids)
    SELECT ${CATEGORY}::bigint, ${NEW_STEP}::bigint + number % ${STEPS}::int, 2, '18:30', 5, '18:30', now(), '{}'
    FROM generate_series(1, ${classes}::int) AS number RETURNING id`);
  await db.execute(sql`
    INSERT INTO step_up_seats (class_id, user_id)
    SELECT ${Number(rows[0].id)}::bigint + row_number() OVER () % ${classes}::int, user_id FROM step_ups`);
}

async function among(students) {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
  const { db } = backend.services;
  const one = await buildParent(backend, stepping);
  for (let from = 1; from <= students; from += AT_ONCE)
    await addCrowd(db, one, from, Math.min(from + AT_ONCE - 1, students));
  await fillClasses(db, students);
  for (let number = 0; number < OFFERED; number += 1)
    await aStepUpClass(backend.services, { lessons: lessonsOf(number), seats: A_CLASS });
  await takeStatistics(db);
  const asking = await buildParent(backend, stepping);
  return { students, backend, userId: asking.userId, token: asking.token, times: [] };
}

const USED_TO = JSON.stringify([{ week: 2, time: '10:30' }]);

const REQUESTS = [
  ['getStepUpInfo', ({ userId }) => ({ student_id: userId })],
  ['checkStepUpResources', () => ({})],
  ['getH5UpdateStatus', ({ userId }) => ({ user_id: userId })],
  ['listStepUpResources', () => ({ catePid: CATEGORY, cateSid: NEW_STEP, oldCycle: USED_TO })],
];

async function sendRequests(side) {
  const taken = [];
  for (const [name, requestOf] of REQUESTS) {
    const { method, path } = allCalls[name];
    const headers = { authorization: `Bearer ${side.token}` };
    const started = performance.now();
    const answer = await side.backend.app.inject({ method, url: path, headers, payload: requestOf(side) });
    taken.push(performance.now() - started);
    const { code, data } = answer.json();
    if (code !== 200) throw new Error(`${name} answers ${answer.body}`);
    if (data?.all && data.all.length !== OFFERED) throw new Error(`${data.all.length} classes are offered`);
    if (data?.recommend && data.recommend.length === 0) throw new Error('Nothing is recommended');
  }
  return taken;
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  const sides = [];
  for (const students of sizes) sides.push(await among(students));
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    // Rotates the order: the first in a round is slowed down by the end of the previous one.
    const order = [...sides.slice(round % sides.length), ...sides.slice(0, round % sides.length)];
    for (const side of order) {
      const taken = await sendRequests(side);
      if (round >= WARM_UP) side.times.push(taken);
    }
  }
  const [few] = sides;
  const whole = (taken) => taken.reduce((sum, ms) => sum + ms, 0);
  for (const { students, times } of sides) {
    const each = REQUESTS.map(
      ([name], at) => `${name} ${median(times.map((taken) => taken[at])).toFixed(2)}`,
    );
    const ratio = median(times.map((taken, round) => whole(taken) / whole(few.times[round])));
    console.log(
      `${String(students).padStart(7)} students: ${median(times.map(whole)).toFixed(2)} ms (${each.join(', ')}), ratio ${ratio.toFixed(2)}`,
    );
  }
  for (const { backend } of sides) await backend.stop();
} finally {
  await postgres.stop();
}
