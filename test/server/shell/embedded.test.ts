/** The embedded database after failures: lost settings, stale locks, a killed server. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded, type EmbeddedServer } from '../../../server/core/db/embedded';
import { until } from '../support/waiting';
import { newDataDir } from '../../support/throwaway-postgres';

jest.setTimeout(60_000);

const FAST = ['fsync=off', 'full_page_writes=off'];
const dirs: string[] = [];
const open = new Set<EmbeddedServer>();

function newDir(): string {
  const dir = newDataDir();
  dirs.push(dir);
  return dir;
}

async function begin(dir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded(dir, FAST);
  open.add(server);
  return server;
}

async function end(server: EmbeddedServer): Promise<void> {
  await server.stop();
  open.delete(server);
}

async function ask(server: EmbeddedServer, statement: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const pidFile = (dir: string) => join(dir, 'pg', 'postmaster.pid');
const settingsFile = (dir: string) => join(dir, 'embedded.json');
const postmaster = (dir: string) => Number(readFileSync(pidFile(dir), 'utf8').split('\n')[0]);

/** A stopped database with one child. */
async function withData(dir: string): Promise<void> {
  const server = await begin(dir);
  await ask(server, "CREATE TABLE children AS SELECT '小豌豆'::text AS name");
  await end(server);
}

async function expectData(dir: string): Promise<void> {
  const server = await begin(dir);
  expect(await ask(server, 'SELECT name FROM children')).toEqual([{ name: '小豌豆' }]);
  await end(server);
}

afterAll(async () => {
  await Promise.all([...open].map((server) => server.stop()));
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

describe('The data of the embedded database', () => {
  const dir = newDir();
  beforeAll(() => withData(dir));

  it('stay when the settings are lost, as by a restore without them', async () => {
    rmSync(settingsFile(dir));
    await expectData(dir);
  });

  it('stay when the settings were not written to their end', async () => {
    writeFileSync(settingsFile(dir), '{"user":"wandou","passw');
    await expectData(dir);
  });

  it('stay when the settings are lost while a killed process left the server running', async () => {
    await begin(dir).then((left) => open.delete(left));
    rmSync(settingsFile(dir));
    rmSync(join(dir, 'users'), { recursive: true });
    await expectData(dir);
  });

  it('are not replaced by an empty database when the cluster is away', async () => {
    const other = newDir();
    writeFileSync(settingsFile(other), readFileSync(settingsFile(dir)));
    await expect(begin(other)).rejects.toThrow('belongs to a PostgreSQL cluster that is not in');
    expect(existsSync(join(other, 'pg'))).toBe(false);
  });

  it('are not written over when the copy of the cluster is not whole', async () => {
    const other = newDir();
    mkdirSync(join(other, 'pg', 'base'), { recursive: true });
    await expect(begin(other)).rejects.toThrow('holds files, but no whole PostgreSQL cluster');
    expect(existsSync(join(other, 'pg', 'base'))).toBe(true);
  });
});

describe('A start', () => {
  const dir = newDir();
  beforeAll(() => withData(dir));

  it.each([
    ['is empty', ''],
    ['names the process of another program by now', `${process.ppid}`],
    ['names our own number, as in a container always', `${process.pid}`],
  ])('does not wait for a lock that %s', async (_what, lock) => {
    writeFileSync(join(dir, 'start.lock'), lock);
    const before = Date.now();
    await expectData(dir);
    expect(Date.now() - before).toBeLessThan(20_000);
    expect(existsSync(join(dir, 'start.lock'))).toBe(false);
  });

  it('that is the last to leave stops the server, even if the pids of the killed ones are in use again', async () => {
    const server = await begin(dir);
    writeFileSync(join(dir, 'users', String(process.ppid)), '');
    await end(server);
    expect(existsSync(pidFile(dir))).toBe(false);
  });
});

describe('A server that was killed', () => {
  it('comes back by itself, at the address where it was', async () => {
    const dir = newDir();
    const server = await begin(dir);
    const reports: unknown[] = [];
    server.supervise((error) => reports.push(error));
    const killed = postmaster(dir);
    process.kill(killed, 'SIGKILL');
    await until(() => reports.length > 0);
    expect(postmaster(dir)).not.toBe(killed);
    expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await end(server);
    expect(existsSync(pidFile(dir))).toBe(false);
  });
});
