/**
 * `npm run bench:crowd`: whether a call takes as long with many parents as with few. Two databases, one with a hundred parents and one
 * with a hundred thousand (addCrowd); the same parent makes each call in both in turn; prints the median of the pairs. Includes writing
 * calls that may be repeated. Fails if a list of `bench:api` gets slower.
 *
 *     npm run bench:crowd -- [many, default 100000] [few, default 100] [rounds, default 60]
 */
import { allCalls } from '../../src/contract/registry.ts';
import { isSuccess, readEnvelope } from '../../src/contract/helpers.ts';
import { SubjectCode } from '../../src/contract/courses/values.ts';
import { LearningReportType } from '../../src/contract/growth/values.ts';
import { OrderState } from '../../src/contract/orders/values.ts';
import { aKnownParent } from '../builders/children.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { walkAllCalls } from '../server/shell/plans/walk.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { bareCalls } from './support/bare-calls.mjs';
import { addCrowd, takeStatistics } from './support/crowd.ts';

const [many = 100_000, few = 100, rounds = 60] = process.argv.slice(2).map(Number);
const AT_ONCE = 5_000;
const FLAT = 1.2;

const withEverything = aKnownParent()
  .withHours(SubjectCode.wandou, { baseHours: 32, giveHours: 4, used: 3 })
  .withLeave(SubjectCode.wandou, 3)
  .withClass('wandou', { time: '19:00', everyDays: 5 })
  .withDevices('phone')
  .withHourGift(SubjectCode.wandou, 2)
  .withOrder({ state: OrderState.toPay })
  .withOrder({ state: OrderState.delivering })
  .withExchange('积木', 10)
  .withDelivery()
  .withAddress()
  .withMessages({ unread: 2, read: 4 })
  .withReports(LearningReportType.monthly)
  .withFinishedTasks(2)
  .withWrongQuestions('wandou', '找规律', { open: 2, mastered: 1 })
  .withScenario({
    checkIn: true,
    dayNum: 3,
    freshman: 2,
    survey: true,
    interestTags: 1,
    higherLevel: true,
    poster: true,
  });

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];

/** A backend whose database has so many parents, and one parent's recorded requests. */
async function among(parents) {
  const backend = await startBackend({
    empty: true,
    demo: true,
    env: { LOG_LEVEL: 'silent', SMS_CAPTCHA_FROM_PHONE_SEND: '1000', SMS_RESEND_SECONDS: '0' },
  });
  const { db } = backend.services;
  const one = await buildParent(backend, withEverything);
  await walkAllCalls(backend, one);
  const started = Date.now();
  for (let from = 1; from <= parents; from += AT_ONCE) {
    await addCrowd(db, one, from, Math.min(from + AT_ONCE - 1, parents));
  }
  await takeStatistics(db);
  const { rows } = await db.execute(
    "SELECT sum(reltuples)::bigint AS rows FROM pg_class WHERE relkind = 'r'",
  );
  console.log(
    `${parents} parents, ${rows[0].rows} rows, made in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  const parent = await buildParent(backend, withEverything);
  const made = new Map();
  await walkAllCalls(backend, parent, made);
  const token = (await buildToken(backend, parent)).token;
  return { backend, made, token };
}

/** A new session: the walk ended all. */
async function buildToken({ services }, { accountId }) {
  const { openSession } = await import('../../server/domains/account/sessions.ts');
  return openSession(services, { accountId, deviceId: null, sessionId: null });
}

async function ask({ backend, made, token }, name) {
  const { method, path, sendAs } = allCalls[name];
  const inQuery = (sendAs ?? (method === 'GET' ? 'query' : 'body')) === 'query';
  const fields = made.get(name);
  const query = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  const started = performance.now();
  const answer = await backend.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(inQuery ? { query } : { payload: fields }),
  });
  return { ms: performance.now() - started, answer };
}

async function isRepeatable(side, name) {
  const { answer } = await ask(side, name);
  if (answer.statusCode !== 200) return false;
  const read = readEnvelope(allCalls[name].service, answer.json());
  return read.ok && isSuccess(allCalls[name].service, read.value.code);
}

async function compare(small, large, name) {
  const pairs = [];
  // More rounds for the calls that decide.
  const asked = name in bareCalls ? 4 * rounds : rounds;
  for (let round = 0; round < asked; round += 1) {
    const first = round % 2 === 0 ? small : large;
    const one = await ask(first, name);
    const other = await ask(first === small ? large : small, name);
    pairs.push(first === small ? { small: one.ms, large: other.ms } : { small: other.ms, large: one.ms });
  }
  const of = (side) => median(pairs.map((pair) => pair[side]));
  return { name, small: of('small'), large: of('large'), ratio: of('large') / of('small') };
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  const small = await among(few);
  const large = await among(many);
  const results = [];
  for (const name of small.made.keys()) {
    if (!(await isRepeatable(small, name)) || !(await isRepeatable(large, name))) continue;
    results.push(await compare(small, large, name));
  }
  results.sort((left, right) => right.ratio - left.ratio);
  for (const { name, small: before, large: after, ratio } of results) {
    console.log(`${name.padEnd(28)} ${before.toFixed(2)} ms ${after.toFixed(2)} ms  ${ratio.toFixed(2)}`);
  }
  const steep = results.filter(({ ratio }) => ratio > FLAT);
  console.log(
    `${results.length} calls, median ratio ${median(results.map(({ ratio }) => ratio)).toFixed(2)}, ${steep.length} above ${FLAT}`,
  );
  const lists = steep.filter(({ name }) => name in bareCalls).map(({ name }) => name);
  if (lists.length > 0) {
    console.log(`not flat: ${lists.join(', ')}`);
    process.exitCode = 1;
  }
  await small.backend.stop();
  await large.backend.stop();
} finally {
  await postgres.stop();
}
