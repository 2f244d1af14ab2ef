/**
 * `npm run bench:api`: requests per second of the list calls, relative to a bare Fastify and pg route with the same query and response.
 * Both run as separate processes on one PostgreSQL, in turns; only ratios within a run are meaningful. Fails if a list reaches less than
 * half of the bare route's throughput.
 *
 *     npm run bench:api -- [calls, separated by commas] [rounds, default 9]
 */
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { inRoot } from '../../scripts/tools.mjs';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { bareCalls, requestOf } from './support/bare-calls.mjs';
import { buildLongLists } from './support/long-lists.ts';
import { compileServer, launch, productionEnv } from './support/production.mjs';

const CONNECTIONS = 32;
/** Minimal throughput relative to the bare route. */
const BAR = 0.5;
const ROUND_S = 1;
/** Long enough for the JIT: our backend is more code and takes longer. */
const WARM_UP_S = 4;

const wanted = process.argv[2] ?? Object.keys(bareCalls).join();
const rounds = Number(process.argv[3] ?? 9);
const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];

async function answerOf(origin, { method, path, headers, body }) {
  const { time: _now, ...answer } = await (await fetch(origin + path, { method, headers, body })).json();
  return answer;
}

/** CPU time of a process so far; independent of other load on the machine. */
function cpuMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

async function rateOf({ origin, pid }, { method, path, headers, body }, duration = ROUND_S) {
  const before = cpuMsOf(pid);
  const { requests, non2xx, errors } = await autocannon({
    url: origin + path,
    ...{ method, headers, body, connections: CONNECTIONS, duration },
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: requests.average, cpuMs: (cpuMsOf(pid) - before) / requests.total };
}

async function compare(name, ours, bare, token) {
  const request = requestOf(bareCalls[name], token);
  deepStrictEqual(
    await answerOf(ours.origin, request),
    await answerOf(bare.origin, request),
    `${name}: other answers`,
  );
  const rates = { ours: [], bare: [] };
  for (const server of [ours, bare]) await rateOf(server, request, WARM_UP_S);
  for (let round = 0; round < rounds; round += 1) {
    const rate = { ours: await rateOf(ours, request), bare: await rateOf(bare, request) };
    rates.ours.push(rate.ours);
    rates.bare.push(rate.bare);
  }
  const of = (side, field) => median(rates[side].map((rate) => rate[field]));
  const ratio = median(rates.ours.map(({ perSecond }, round) => perSecond / rates.bare[round].perSecond));
  const summary = ['ours', 'bare'].map((side) => {
    const cpu = (of(side, 'cpuMs') * 1000).toFixed(0);
    return `${side} ${of(side, 'perSecond').toFixed(0).padStart(6)}/s (${cpu} µs CPU each)`;
  });
  console.log(`${name.padEnd(20)} ${summary.join('   ')}   ratio ${ratio.toFixed(2)}`);
  return { name, ratio };
}

const postgres = await startThrowawayPostgres();
const stops = [postgres.stop];
try {
  const env = await productionEnv(postgres.url);
  const { userId, token } = await buildLongLists(env);
  const flags = process.env.BENCH_FLAGS?.split(' ') ?? [];
  const ours = await launch(compileServer(), env, flags);
  stops.unshift(ours.stop);
  const bareEnv = { ...env, USER_ID: String(userId) };
  const bare = await launch(inRoot('test/bench/support/bare-server.mjs'), bareEnv);
  stops.unshift(bare.stop);
  const results = [];
  for (const name of wanted.split(',')) results.push(await compare(name, ours, bare, token));
  const low = results.filter(({ ratio }) => ratio < BAR);
  console.log(`${results.length} lists, ${low.length} below ${BAR} of the bare route`);
  if (low.length > 0) process.exitCode = 1;
} finally {
  for (const stop of stops) await stop();
}
