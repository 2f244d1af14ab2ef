/**
 * `npm run bench:films`: whether film requests, progress reports and the list of started films take as long with many children as with
 * few. Databases of three sizes; the same parent sends requests to each in turn. Every child has started twelve films; a batch is what a
 * device kept while offline.
 *
 *     npm run bench:films -- [sizes, default 100,10000,100000] [rounds, default 100]
 */
import { sql } from 'drizzle-orm';
import { PlayableKind } from '../../src/contract/films/values.ts';
import { allCalls } from '../../src/contract/registry.ts';
import { aPeaClass, minutesAgo } from '../builders/classes.ts';
import { enrolledInGroup, filmCourse, filmGroup } from '../builders/film-courses.ts';
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
const WARM_UP = 20;
const OF_EACH = 6;
const LISTED = 10;

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];

/** Chapters of a course that every child has, and past pea classes. */
async function content(services) {
  const groupId = await filmGroup(services);
  const { chapterIds } = await filmCourse(services, { groupId, chapters: OF_EACH });
  const items = chapterIds.map((id) => ({ kind: PlayableKind.chapter, id }));
  for (let number = 0; number < OF_EACH; number += 1) {
    const id = await aPeaClass(services, { hasFilm: true, startsAt: minutesAgo(services, 90) });
    items.push({ kind: PlayableKind.peaClass, id });
  }
  return { items, child: anOfficialParent().with(enrolledInGroup(groupId)) };
}

/** Films started by each child. */
async function beginFilms(db, items, children) {
  const rounds = Math.ceil(children / AT_ONCE);
  const rows = items.map(({ kind, id }) => sql`(${kind}::text, ${id}::bigint)`);
  for (let round = 0; round < rounds; round += 1) {
    await db.execute(sql`
      INSERT INTO watch_progress (user_id, kind, item_id, position_seconds, furthest_seconds, watched_seconds, seconds,
        saved_at, updated_at)
      SELECT user_id, kind, id, 20, 20, 20, 100, now() - interval '1 day', now() - interval '1 day'
      FROM students, (VALUES ${sql.join(rows, sql`, `)}) AS items (kind, id)
      WHERE user_id / 10000000 % ${rounds}::int = ${round}::int`);
  }
}

async function among(children) {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
  const { services } = backend;
  const { items, child } = await content(services);
  const one = await buildParent(backend, child);
  for (let from = 1; from <= children; from += AT_ONCE)
    await addCrowd(services.db, one, from, Math.min(from + AT_ONCE - 1, children));
  const asking = await buildParent(backend, child);
  await beginFilms(services.db, items, children);
  await takeStatistics(services.db);
  return { children, backend, items, token: asking.token, times: [] };
}

const seconds = { positionSeconds: 30, furthestSeconds: 30, playedSeconds: 10 };

const reportsOf = ({ items, backend }, number) =>
  items.slice(0, number).map((item) => ({ ...item, ...seconds, savedAt: backend.clock.now().getTime() }));

const ASKED = [
  ['getFilm', ({ items }) => items[0]],
  ['saveWatchProgress', (side) => ({ reports: reportsOf(side, 1) })],
  ['saveWatchProgress', (side) => ({ reports: reportsOf(side, side.items.length) }), ' (a batch)'],
  ['listContinueWatching', () => ({})],
];

async function askAll(side) {
  const taken = [];
  side.backend.clock.pass(10_000);
  for (const [name, requestOf] of ASKED) {
    const { method, path } = allCalls[name];
    const request = requestOf(side);
    const sent = method === 'GET' ? { query: request } : { payload: request };
    const headers = { authorization: `Bearer ${side.token}` };
    const started = performance.now();
    const answer = await side.backend.app.inject({ method, url: path, headers, ...sent });
    taken.push(performance.now() - started);
    const { code, data } = answer.json();
    if (Number(code) !== 0 && Number(code) !== 200) throw new Error(`${name} answers ${answer.body}`);
    if (name === 'listContinueWatching' && data.length !== LISTED)
      throw new Error(`${data.length} are listed`);
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
      const taken = await askAll(side);
      if (round >= WARM_UP) side.times.push(taken);
    }
  }
  const [few] = sides;
  const whole = (taken) => taken.reduce((sum, ms) => sum + ms, 0);
  for (const { children, times } of sides) {
    const each = ASKED.map(
      ([name, , which = ''], at) => `${name}${which} ${median(times.map((taken) => taken[at])).toFixed(2)}`,
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
