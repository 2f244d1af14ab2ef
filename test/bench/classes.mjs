/**
 * Duration of the open class calls (lists and detail) by number of children, as ratios to the smallest database. Each size has its own
 * database and backend, and the same parent sends requests to each in turn. Every child has a seat in one of forty open classes; the lists
 * have the same length everywhere.
 *
 *     npm run bench:classes -- [sizes, default 100,10000,100000] [rounds, default 100]
 */
import { sql } from 'drizzle-orm';
import { allCalls } from '../../src/contract/registry.ts';
import { anOpenClass, aPeaClass, aPeaSeries } from '../builders/classes.ts';
import { anOfficialParent } from '../builders/parent.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { addCrowd, takeStatistics } from './support/crowd.ts';

const [sizesText = '100,10000,100000', roundsText = '100'] = process.argv.slice(2);
const sizes = sizesText.split(',').map(Number);
const rounds = Number(roundsText);

const AT_ONCE = 5_000;
const CLASSES = 40;
const WARM_UP = 20;

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];

/** Gives every copied child a seat in one of the classes. */
async function fillClasses(db, ids) {
  const first = ids[0];
  await db.execute(sql`
    INSERT INTO open_class_reservations (user_id, class_id, reserved_at)
    SELECT user_id, ${first}::bigint + row_number() OVER () % ${ids.length}::int, now() FROM students
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    UPDATE open_classes SET taken =
      (SELECT count(*) FROM open_class_reservations AS r WHERE r.class_id = open_classes.id)`);
}

async function among(children) {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
  const { services } = backend;
  const one = await buildParent(backend, anOfficialParent());
  for (let from = 1; from <= children; from += AT_ONCE)
    await addCrowd(services.db, one, from, Math.min(from + AT_ONCE - 1, children));
  const ids = [];
  for (let number = 0; number < CLASSES; number += 1)
    ids.push(await anOpenClass(services, { seats: 1_000_000 }));
  const seriesId = await aPeaSeries(services);
  for (let number = 0; number < CLASSES; number += 1) await aPeaClass(services, { seriesId, hasFilm: true });
  await fillClasses(services.db, ids);
  await takeStatistics(services.db);
  const asking = await buildParent(backend, anOfficialParent());
  return { children, backend, classId: ids[0], token: asking.token, times: [] };
}

const page = { page: 1, limit: 10 };
const REQUESTS = [
  ['listOpenClasses', () => ({ when: 'coming', ...page })],
  ['getOpenClass', ({ classId }) => ({ classId })],
  ['reserveOpenClass', ({ classId }) => ({ classId })],
  ['listOpenClasses', () => ({ when: 'mine', ...page })],
  ['cancelOpenClass', ({ classId }) => ({ classId })],
  ['listPeaClasses', () => page],
];

async function sendRequests(side) {
  const taken = [];
  for (const [name, requestOf] of REQUESTS) {
    const { method, path } = allCalls[name];
    const headers = { authorization: `Bearer ${side.token}` };
    const request = requestOf(side);
    const given = method === 'GET' ? { query: request } : { payload: request };
    const started = performance.now();
    const answer = await side.backend.app.inject({ method, url: path, headers, ...given });
    taken.push(performance.now() - started);
    if (Number(answer.json().code) !== 0) throw new Error(`${name} answers ${answer.body}`);
  }
  return taken;
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  const sides = [];
  for (const children of sizes) sides.push(await among(children));
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
  for (const { children, times } of sides) {
    const each = REQUESTS.map(
      ([name], at) => `${name} ${median(times.map((taken) => taken[at])).toFixed(2)}`,
    );
    const ratio = median(times.map((taken, round) => whole(taken) / whole(few.times[round])));
    console.log(
      `${String(children).padStart(7)} children: ${median(times.map(whole)).toFixed(2)} ms (${each.join(', ')}), ratio ${ratio.toFixed(2)}`,
    );
  }
  for (const { backend } of sides) await backend.stop();
} finally {
  await postgres.stop();
}
