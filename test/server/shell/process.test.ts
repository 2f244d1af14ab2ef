/** The real process with the real embedded database: start, stop, kill, start again. */
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { substituteDir } from '../../../server/db/embedded-owner';
import { end, endAll, ended, launch, type Launched } from '../support/processes';
import { encrypt, loginFields, PASSWORD } from '../support/visitor';

const PATIENCE_MS = 60_000;
jest.setTimeout(2 * PATIENCE_MS);

interface Started extends Launched {
  readonly url: string;
}

const dirs: string[] = [];

const launchMain = (dataDir: string, env: Record<string, string> = {}) =>
  launch(['--import', 'tsx', 'server/main.ts'], { DATA_DIR: dataDir, PORT: '0', ...env });

/** Resolves when the start has printed its address. */
async function startMain(dataDir: string): Promise<Started> {
  const main = launchMain(dataDir);
  const [, port] = await main.printed(/localhost:(\d+)[\s\S]*any other/);
  return { ...main, url: `http://localhost:${port}` };
}

function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'wandou-process-'));
  // Started by root, PostgreSQL runs as another user, who has to get in.
  chmodSync(dir, 0o755);
  dirs.push(dir);
  return dir;
}

const pidFile = (dir: string) => join(dir, 'pg', 'postmaster.pid');
const serverPid = (dir: string) =>
  existsSync(pidFile(dir)) ? Number(readFileSync(pidFile(dir), 'utf8').split('\n')[0]) : null;

async function post(url: string, body: unknown): Promise<Record<string, Record<string, unknown>>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, Record<string, unknown>>;
}

async function logIn(url: string): Promise<string> {
  const fields = { ...loginFields('13800000003'), passwordCipher: encrypt(PASSWORD) };
  const login = await post(`${url}/member/aggregation/v2/pwdLogin`, fields);
  const opened = await post(`${url}/v1/visitor/exchangeTemporaryToken`, { token: login.data?.token });
  return String(opened.data?.token);
}

const statusWith = async (url: string, token: string) =>
  (await fetch(`${url}/v1/personalCenter/getPersonInfo`, { headers: { token } })).status;

afterAll(async () => {
  await endAll();
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

describe('The backend', () => {
  it('prints where it is and who may log in, and stops everything on SIGTERM', async () => {
    const dir = newDir();
    const main = await startMain(dir);
    expect(main.output()).toMatch(/13800000005 {2}.*4011/);
    expect(main.output()).toContain('password Wandou2026');
    expect((await fetch(`${main.url}/readyz`)).status).toBe(200);
    expect(statSync(join(dir, 'embedded.json')).mode & 0o777).toBe(0o600);

    expect(await end(main, 'SIGTERM')).toBe(0);
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('takes the database over that a killed process left behind', async () => {
    const dir = newDir();
    const killed = await startMain(dir);
    const token = await logIn(killed.url);
    await end(killed, 'SIGKILL');
    const left = serverPid(dir);
    expect(left).not.toBeNull();

    const next = await startMain(dir);
    expect(next.output()).toContain('was still running, taken over');
    expect(serverPid(dir)).toBe(left);
    expect(await statusWith(next.url, token)).toBe(200);
    expect(await end(next, 'SIGINT')).toBe(0);
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('starts after a crash of the whole machine, even if another program has the old process number now', async () => {
    const dir = newDir();
    const first = await startMain(dir);
    const token = await logIn(first.url);
    await end(first, 'SIGTERM');
    writeFileSync(pidFile(dir), `${process.pid}\n${join(dir, 'pg')}\n1795250971\n1\n\n127.0.0.1\n\nready\n`);

    const next = await startMain(dir);
    expect(await statusWith(next.url, token)).toBe(200);
    await end(next, 'SIGTERM');
  });

  it('finds its data again where PostgreSQL is not let in', async () => {
    const dir = newDir();
    chmodSync(dir, 0o700);
    const first = await startMain(dir);
    const token = await logIn(first.url);
    await end(first, 'SIGTERM');
    const next = await startMain(dir);
    expect(await statusWith(next.url, token)).toBe(200);
    await end(next, 'SIGTERM');
    if (process.getuid?.() === 0) rmSync(substituteDir(dir), { recursive: true });
  });

  it('may be started twice at once: both use one database, and the last to leave stops it', async () => {
    const dir = newDir();
    const [first, second] = await Promise.all([startMain(dir), startMain(dir)]);
    const token = await logIn(first.url);
    expect(await statusWith(second.url, token)).toBe(200);
    await end(first, 'SIGTERM');
    expect(await statusWith(second.url, token)).toBe(200);
    await end(second, 'SIGTERM');
    expect(existsSync(pidFile(dir))).toBe(false);
  });

  it('says so when its port is taken, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dir = newDir();
    const refused = launchMain(dir, { PORT: String(port) });
    expect(await ended(refused)).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is taken`);
    expect(existsSync(pidFile(dir))).toBe(false);
    other.close();
  });

  it('does not start in production with what is meant for a demonstration', async () => {
    const refused = launchMain(newDir(), { NODE_ENV: 'production' });
    expect(await ended(refused)).toBe(1);
    expect(refused.output()).toContain('RSA_PRIVATE_KEY: the demo key pair is refused in production');
  });
});
