/**
 * `npm run bench:instances`: throughput of one instance and of two on one PostgreSQL, in turns. Six lists in turn, requested by a parent
 * with a session.
 *
 *     npm run bench:instances -- [rounds, default 5]
 */
import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { bareCalls, requestOf } from './support/bare-calls.mjs';
import { buildLongLists } from './support/long-lists.ts';
import { compileServer, launch, productionEnv } from './support/production.mjs';

const CONNECTIONS = 32;
const ROUND_S = 3;
const rounds = Number(process.argv[2] ?? 5);
const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];

async function answered(origins, requests) {
  const runs = origins.map((url) =>
    autocannon({ url, requests, connections: CONNECTIONS / origins.length, duration: ROUND_S }),
  );
  const found = await Promise.all(runs);
  if (found.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error('Some were refused');
  const perSecond = found.reduce((sum, { requests: { average } }) => sum + average, 0);
  return { perSecond, p99: Math.max(...found.map(({ latency }) => latency.p99)) };
}

const postgres = await startThrowawayPostgres();
const env = await productionEnv(postgres.url);
const { token } = await buildLongLists(env);
const script = compileServer();
const instances = [await launch(script, env), await launch(script, env)];
try {
  const requests = Object.values(bareCalls).map((call) => requestOf(call, token));
  const origins = instances.map(({ origin }) => origin);
  const found = { one: [], two: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const one = await answered(origins.slice(0, 1), requests);
    const two = await answered(origins, requests);
    if (round === 0) continue;
    found.one.push(one);
    found.two.push(two);
  }
  for (const [name, all] of Object.entries(found)) {
    const [perSecond, p99] = ['perSecond', 'p99'].map((field) => median(all.map((one) => one[field])));
    console.log(
      `${name} on ${availableParallelism()} cores: ${perSecond.toFixed(0)} calls a second, p99 ${p99} ms`,
    );
  }
  const ratio = median(found.two.map(({ perSecond }, round) => perSecond / found.one[round].perSecond));
  console.log(`two bear ${ratio.toFixed(2)} times what one does`);
} finally {
  for (const { stop } of instances) await stop();
  await postgres.stop();
}
