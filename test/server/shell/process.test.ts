/** The real process with the embedded database: start, stop, kill, restart. */
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AppScene } from '../../../src/contract/account/values';
import { allCalls } from '../../../src/contract/registry';
import { substituteDir } from '../../../server/core/db/embedded-owner';
import { demo } from '../../../packages/demo';
import { newPhone } from '../../builders/account';
import { administer, urlOf } from '../support/cluster';
import { buildServer, end, endAll, ended, launch, type Launched } from '../support/processes';
import { appHeaders, loginFields, phoneFields } from '../support/visitor';
import { until } from '../support/waiting';
import { newDataDir } from '../../support/throwaway-postgres';

const PATIENCE_MS = 60_000;
jest.setTimeout(2 * PATIENCE_MS);

interface Started extends Launched {
  readonly url: string;
}

const dirs: string[] = [];

/** As `npm start` does. */
const FROM_SOURCE = ['--import', 'tsx', 'server/main.ts'];

let compiled = '';
const launchMain = (dataDir: string, env: Record<string, string> = {}) =>
  launch([join(compiled, 'main.js')], { DATA_DIR: dataDir, PORT: '0', DEMO: '0', ...env });

/** Resolves when the start has printed its address and the database's folder. */
async function started(main: Launched): Promise<Started> {
  const [, port] = await main.printed(/localhost:(\d+)[\s\S]*SMS codes/);
  return { ...main, url: `http://localhost:${port}` };
}

const startMain = (dataDir: string) => started(launchMain(dataDir));

function newDir(): string {
  const dir = newDataDir();
  dirs.push(dir);
  return dir;
}

const pidFile = (dir: string) => join(dir, 'pg', 'postmaster.pid');
const serverPid = (dir: string) =>
  existsSync(pidFile(dir)) ? Number(readFileSync(pidFile(dir), 'utf8').split('\n')[0]) : null;

type Call = 'sendLoginVerificationCode' | 'verificationLogin' | 'exchangeTemporaryToken';

async function post(
  url: string,
  call: Call,
  body: unknown,
): Promise<Record<string, Record<string, unknown>>> {
  const answer = await fetch(url + allCalls[call].path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'app-scene': AppScene.login,
      ...appHeaders(allCalls[call]),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, Record<string, unknown>>;
}

/** Registers a parent with the SMS code printed by the process. */
async function register({ url, printed }: Started): Promise<string> {
  const phone = newPhone();
  const sent = await post(url, 'sendLoginVerificationCode', phoneFields(phone));
  const [, verificationCode] = await printed(/登录验证码 (\d{6})/);
  const login = await post(url, 'verificationLogin', {
    ...loginFields(phone),
    verificationCode,
    verificationCodeToken: sent.data?.verificationCodeToken,
  });
  const opened = await post(url, 'exchangeTemporaryToken', { token: login.data?.token });
  return String(opened.data?.token);
}

const statusWith = async (url: string, token: string) =>
  (await fetch(`${url}/v1/personalCenter/getPersonInfo`, { headers: { token } })).status;

beforeAll(async () => {
  compiled = await buildServer();
});
afterAll(async () => {
  await endAll();
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

describe('The backend', () => {
  /** Shared by tests that need no new database; each leaves it stopped. */
  const stopped = newDir();

  it('prints where it is and who may log in, and stops everything on SIGTERM', async () => {
    const dir = newDir();
    const main = await started(launch(FROM_SOURCE, { DATA_DIR: dir, PORT: '0' }));
    await main.printed(/any other/);
    for (const { phone, state } of demo.accounts) expect(main.output()).toContain(`${phone}  ${state}`);
    expect(main.output()).toContain(`password ${demo.password}`);
    expect((await fetch(`${main.url}/readyz`)).status).toBe(200);
    expect(statSync(join(dir, 'embedded.json')).mode & 0o777).toBe(0o600);

    expect(await end(main, 'SIGTERM')).toBe(0);
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('takes the database over that a killed process left behind, and starts after a crash of the whole machine, even if another program has the old process number now', async () => {
    const dir = stopped;
    const killed = await startMain(dir);
    const token = await register(killed);
    await end(killed, 'SIGKILL');
    const left = serverPid(dir);
    expect(left).not.toBeNull();

    const next = await startMain(dir);
    expect(next.output()).toContain('was still running, taken over');
    expect(serverPid(dir)).toBe(left);
    expect(await statusWith(next.url, token)).toBe(200);
    expect(await end(next, 'SIGINT')).toBe(0);
    expect(existsSync(pidFile(dir))).toBe(false);

    writeFileSync(pidFile(dir), `${process.pid}\n${join(dir, 'pg')}\n1795250971\n1\n\n127.0.0.1\n\nready\n`);
    const last = await startMain(dir);
    expect(await statusWith(last.url, token)).toBe(200);
    await end(last, 'SIGTERM');
  });

  it('finds its data again where PostgreSQL is not let in', async () => {
    const dir = newDir();
    chmodSync(dir, 0o700);
    const first = await startMain(dir);
    const token = await register(first);
    await end(first, 'SIGTERM');
    const next = await startMain(dir);
    expect(await statusWith(next.url, token)).toBe(200);
    await end(next, 'SIGTERM');
    if (process.getuid?.() === 0) rmSync(substituteDir(dir), { recursive: true });
  });

  it('may be started twice at once: both use one database, and the last to leave stops it', async () => {
    const dir = newDir();
    const [first, second] = await Promise.all([startMain(dir), startMain(dir)]);
    const token = await register(first);
    expect(await statusWith(second.url, token)).toBe(200);
    await end(first, 'SIGTERM');
    expect(await statusWith(second.url, token)).toBe(200);
    await end(second, 'SIGTERM');
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('leaves no database running when it is ended in the midst of its start', async () => {
    const dir = stopped;
    const main = launchMain(dir);
    await until(() => serverPid(dir) !== null);
    expect(await end(main, 'SIGTERM')).toBe(0);
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('says so when its port is taken, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dir = stopped;
    const refused = launchMain(dir, { PORT: String(port) });
    expect(await ended(refused)).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is taken`);
    expect(existsSync(pidFile(dir))).toBe(false);
    other.close();
  });

  it('says in one line why the operator’s database cannot be used, without its password', async () => {
    const refused = launchMain(stopped, { DATABASE_URL: 'postgres://wandou:secret@127.0.0.1:1/parents' });
    expect(await ended(refused)).toBe(1);
    expect(refused.output()).toContain(
      'DATABASE_URL: the database parents at 127.0.0.1:1 cannot be used: connect ECONNREFUSED',
    );
    expect(refused.output()).not.toMatch(/secret|\n\s+at /);
  });

  it('says in one line that the operator’s database gives it no rights', async () => {
    const name = `poor_${process.pid}`;
    await administer(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
    await administer(`CREATE DATABASE ${name}`);
    const url = Object.assign(new URL(urlOf(name)), { username: name, password: 'secret' });
    const refused = launchMain(stopped, { DATABASE_URL: url.toString() });
    expect(await ended(refused)).toBe(1);
    expect(refused.output()).toContain(
      `DATABASE_URL: the database ${name} at ${url.host} cannot be used: permission denied`,
    );
    expect(refused.output()).not.toMatch(/secret|\n\s+at /);
    await administer(`DROP DATABASE ${name}`);
    await administer(`DROP ROLE ${name}`);
  });

  it('does not start in production with what is meant for a demonstration', async () => {
    const refused = launchMain(newDir(), { NODE_ENV: 'production' });
    expect(await ended(refused)).toBe(1);
    expect(refused.output()).toContain('RSA_PRIVATE_KEY: the demo key pair is refused in production');
  });
});
