/**
 * `npm run bench:logins`: latency of /healthz during 500 simultaneous logins by password, and without load. A login costs Argon2 and RSA,
 * which must not block other calls.
 *
 *     npm run bench:logins -- [logins, default 500]
 */
import { start } from '../../server/start.ts';
import { loadConfig } from '../../server/core/config.ts';
import { aParent } from '../builders/parent.ts';
import { allCalls } from '../../src/contract/registry.ts';
import { APP_ID, HEADER } from '../../src/contract/wire.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { watchHealthz, watchQuiet } from './support/healthz.mjs';
import { loginBody } from './support/login.ts';
import { compileServer, demoEnv, launch } from './support/production.mjs';

const logins = Number(process.argv[2] ?? 500);

async function logIn(origin, phone) {
  const body = loginBody(phone);
  const headers = { 'content-type': 'application/json', [HEADER.appid]: APP_ID };
  const answer = await fetch(origin + allCalls.pwdLogin.path, { method: 'POST', headers, body });
  const { code } = await answer.json();
  if (code !== '0') throw new Error(`A login was refused: ${code}`);
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
  await watchQuiet(origin);
  await watchHealthz(`${logins} log in at once`, origin, () =>
    Promise.all(phones.map((phone) => logIn(origin, phone))),
  );
} finally {
  await stop();
  await postgres.stop();
}
