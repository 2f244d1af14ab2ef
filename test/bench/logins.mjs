/**
 * `npm run bench:logins`: how long /healthz takes while 500 parents log in by password at once, and while nobody does. What
 * a login costs is Argon2 and RSA; none of it may hold up other calls. Beside it: how long one captcha keeps the loop.
 *
 *     npm run bench:logins -- [logins, default 500]
 */
import { start } from '../../server/start.ts';
import { loadConfig } from '../../server/config.ts';
import { drawPuzzle } from '../../server/account/captcha/draw.ts';
import { systemRandom } from '../../server/random.ts';
import { aParent } from '../builders/parent.ts';
import { allCalls } from '../../src/contract/registry.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { loginBody } from './support/login.ts';
import { compileServer, demoEnv, launch } from './support/production.mjs';

const logins = Number(process.argv[2] ?? 500);
const PAUSE_MS = 10;

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Asks one after another until `isOver`. */
async function latencies(origin, isOver) {
  const found = [];
  while (!isOver()) {
    const begun = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    found.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return found.sort((left, right) => left - right);
}

function tell(what, found) {
  const [p50, p99] = [at(found, 0.5), at(found, 0.99)].map((ms) => ms.toFixed(1));
  console.log(`${what.padEnd(24)} /healthz p50 ${p50} ms, p99 ${p99} ms (${found.length} times)`);
}

async function logIn(origin, phone) {
  const body = loginBody(phone);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(origin + allCalls.pwdLogin.path, { method: 'POST', headers, body });
  const { code } = await answer.json();
  if (code !== '0') throw new Error(`A login was refused: ${code}`);
}

async function timeCaptcha() {
  await drawPuzzle(systemRandom);
  const { eventLoopUtilization } = performance;
  const before = eventLoopUtilization();
  const rounds = 50;
  for (let round = 0; round < rounds; round += 1) await drawPuzzle(systemRandom);
  const { active } = eventLoopUtilization(before);
  console.log(`one captcha              keeps the loop ${(active / rounds).toFixed(1)} ms`);
}

const postgres = await startThrowawayPostgres();
const env = { ...demoEnv(), DATABASE_URL: postgres.url };
const { services, stop: stopSeeding } = await start(loadConfig({ ...env, LOG_LEVEL: 'silent' }));
const phones = [];
for (let made = 0; made < logins; made += 1) phones.push((await aParent().build(services)).phone);
await stopSeeding();
const { origin, stop } = await launch(compileServer(), env);
try {
  await logIn(origin, phones[0]);
  const quietUntil = Date.now() + 3_000;
  tell('nobody logs in', await latencies(origin, () => Date.now() > quietUntil));
  let isOver = false;
  const begun = performance.now();
  const all = Promise.all(phones.map((phone) => logIn(origin, phone)));
  const watched = latencies(origin, () => isOver);
  await all.finally(() => (isOver = true));
  tell(`${logins} log in at once`, await watched);
  console.log(`all logged in after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
} finally {
  await stop();
  await postgres.stop();
}
await timeCaptcha();
