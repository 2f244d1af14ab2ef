/** The production backend for benches: compiled, a separate process, with high limits. */
import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { inRoot } from '../../../scripts/tools.mjs';

const FOLDER = inRoot('.cache', 'bench-server');
const NO_LIMIT = '10000000';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A stub of the external services that accepts everything. */
async function startOutside() {
  const server = createServer((request, response) => request.resume().on('end', () => response.end()));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

const noLimits = Object.fromEntries(
  ['', '_SECONDS', '_LOGIN', '_SEND', '_CAPTCHA', '_UPLOAD'].map((of) => [
    `RATE_LIMIT${of}_PER_MINUTE`,
    NO_LIMIT,
  ]),
);

/** With the demo's keys, for which tests encrypt, but without its accounts. */
export const demoEnv = () => ({ HOST: '127.0.0.1', DEMO: '0', ...noLimits });

/** Required settings of production, with `databaseUrl`. */
export async function productionEnv(databaseUrl) {
  const outside = await startOutside();
  const wechat = ['WECHAT_OFFICIAL', 'WECHAT_MINI'].flatMap((name) => [
    [`${name}_APP_ID`, 'id'],
    [`${name}_SECRET`, 'secret'],
  ]);
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://app.example.com',
    DATABASE_URL: databaseUrl,
    RSA_PRIVATE_KEY: privateKey,
    PHONE_KEY: 'a secret of at least thirty-two characters',
    SIGNATURE_KEY: 'another secret of thirty-two characters or more',
    OPERATOR_SECRET: 'a secret of the operator, thirty-two or more',
    TRUST_PROXY: '0',
    COMPANY_NAME: '豌豆教育科技有限公司',
    PRIVACY_MAIL: 'privacy@example.com',
    CHILDREN_MAIL: 'children@example.com',
    DRAIN_SECONDS: '0',
    SMS_GATEWAY_URL: outside,
    PUSH_GATEWAY_URL: outside,
    RECOGNITION_GATEWAY_URL: outside,
    S3_ENDPOINT: outside,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    ...noLimits,
    ...Object.fromEntries(wechat),
  };
}

export function compileServer() {
  const { status } = spawnSync(process.execPath, [inRoot('scripts', 'build-server.mjs'), FOLDER], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The server was not compiled');
  return `${FOLDER}/main.js`;
}

/** A free port. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a script as a process that logs to a file, and waits until it responds. */
export async function launch(script, env, flags = []) {
  const { PATH, HOME } = process.env;
  const PORT = String(await freePort());
  const log = openSync(inRoot('.cache', `bench-${PORT}.log`), 'w');
  const child = spawn(process.execPath, [...flags, script], {
    env: { PATH, HOME, ...env, PORT },
    stdio: ['ignore', log, 'inherit'],
  });
  const origin = `http://127.0.0.1:${PORT}`;
  while (
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await setTimeout(50);
  }
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, stop, pid: child.pid };
}
