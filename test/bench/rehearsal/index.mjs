/**
 * `npm run rehearse:release`: a release on this machine as docs/operations.md describes it, with parents who go on: two instances behind the
 * repository's nginx, the migration while the last release serves, then six restarts one after the other, each at a new address. Prints
 * what was lost; exit code 1 if anything was. With `--from <commit>` the first two instances are that release's server.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inRoot, root } from '../../../scripts/tools.mjs';
import { startThrowawayPostgres } from '../../support/throwaway-postgres.ts';
import { demoEnv } from '../support/production.mjs';
import { answeredNow, logIn, startLoad } from './load.mjs';
import { startDns, startNginx } from './web.mjs';

const RESTARTS = 6;
const QUIET_MS = 2_000;
const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;

/** In the repository, whose packages they load. */
const cache = inRoot('.cache', 'rehearsal');
const folder = mkdtempSync(path.join(tmpdir(), 'wandou-rehearsal-'));
chmodSync(folder, 0o755);

function compile(source, place) {
  const target = path.join(cache, place);
  execFileSync(process.execPath, [path.join(source, 'scripts/build-server.mjs'), target], { cwd: source });
  return path.join(target, 'main.js');
}

/** The server as it was at a commit. */
function compileFrom(commit) {
  const source = path.join(cache, 'source');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', source], { input: archive });
  symlinkSync(inRoot('node_modules'), path.join(source, 'node_modules'));
  execFileSync(process.execPath, ['scripts/generate.cjs'], { cwd: source });
  return compile(source, 'from');
}

/** A build of the app, with three hashed files that its document names. */
function makeBuild(name, hash) {
  const h5 = path.join(folder, name);
  const files = [1, 2, 3].map((part) => `js/${part}.${hash}.js`);
  mkdirSync(path.join(h5, 'js'), { recursive: true });
  for (const file of files) writeFileSync(path.join(h5, file), `/* ${name} */`);
  const scripts = files.map((file) => `<script src="/${file}"></script>`).join('');
  writeFileSync(path.join(h5, 'index.html'), `<!doctype html><div id="app"></div>${scripts}`);
  return h5;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const isReady = (origin) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

let started = 1;

/** An instance at an address of its own. */
async function startInstance(main, env, addresses) {
  started += 1;
  const address = `127.0.0.${started}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, ...env, HOST: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  // As in Docker: found by name before it answers.
  addresses.add(address);
  while (!(await isReady(`http://${address}:${env.PORT}`))) {
    if (child.exitCode !== null) throw new Error(`An instance ended: ${output}`);
    await sleep(50);
  }
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    addresses.delete(address);
  };
  return { stop, lastCode: () => /\[demo sms\].*(\d{6})/.exec(output)?.[1] };
}

function migrate(main, env) {
  const begun = performance.now();
  const lines = execFileSync(process.execPath, [main, 'migrate'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return `${lines.trim().split('\n').at(-1)}, ${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

function print(phases) {
  for (const { name, calls, visits, lost, slowest } of phases) {
    const all = [...lost.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${name.padEnd(22)} ${String(calls).padStart(6)} calls ${String(visits).padStart(4)} visits ${String(all).padStart(4)} lost, slowest ${Math.round(slowest)} ms`,
    );
    for (const [what, count] of lost) console.log(`  ${count} × ${what}`);
  }
  return phases.reduce((sum, { lost }) => sum + lost.size, 0);
}

mkdirSync(cache, { recursive: true });
const next = compile(root, 'next');
const last = from === undefined ? next : compileFrom(from);
const builds = { last: makeBuild('last', 'aaaaaaaa'), next: makeBuild('next', 'bbbbbbbb') };
const postgres = await startThrowawayPostgres();
const addresses = new Set();
const kept = path.join(folder, 'kept');
const env = {
  ...demoEnv(),
  PORT: String(await freePort()),
  DATABASE_URL: postgres.url,
  MIGRATE_ON_START: '0',
  KEPT_BUILDS: kept,
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '2',
  CALLS_AT_ONCE: '1000',
};
const dns = await startDns(addresses);
symlinkSync(builds.last, path.join(folder, 'web'));
const places = { port: await freePort(), instancePort: env.PORT, dnsPort: dns.port, root: folder };

let instances = [];
let nginx;
let lostKinds = 1;
try {
  const first = { ...env, H5_DIR: builds.last, MIGRATE_ON_START: '1' };
  instances = [await startInstance(last, first, addresses), await startInstance(last, first, addresses)];
  nginx = await startNginx(path.join(folder, 'nginx'), places);
  while (!(await isReady(nginx.origin))) {
    nginx.assertRuns();
    await sleep(50);
  }
  const codeOf = async () => instances.map(({ lastCode }) => lastCode()).find(Boolean);
  const token = await logIn(nginx.origin, codeOf);
  const calls = await answeredNow(nginx.origin, token);
  console.log(`${calls.length} calls that the last release answers${from === undefined ? '' : ` (${from})`}`);

  const load = startLoad(nginx.origin, calls, token);
  await sleep(QUIET_MS);
  load.count('migration');
  console.log(migrate(next, env));
  await sleep(QUIET_MS);
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    load.count(`restart ${restart}`);
    const place = (restart - 1) % instances.length;
    await instances[place].stop();
    instances[place] = await startInstance(next, { ...env, H5_DIR: builds.next }, addresses);
  }
  load.count('after');
  await sleep(QUIET_MS);
  lostKinds = print(await load.stop());
} finally {
  await nginx?.stop();
  for (const { stop } of instances) await stop();
  dns.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(lostKinds === 0 ? 'Nothing was lost' : 'Calls were lost');
process.exitCode = lostKinds === 0 ? 0 : 1;
