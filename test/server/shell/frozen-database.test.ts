/** A database that hangs or disconnects, behind a proxy: calls end in time, and the pool recovers. */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { startCuttingProxy, type CuttingProxy } from '../../support/cutting-proxy';
import { startBackend, type Backend } from '../support/backend';
import { urlOf } from '../support/cluster';
import { Visitor } from '../support/visitor';
import { until } from '../support/waiting';

const CONNECTIONS = 2;
const QUERY_TIMEOUT_MS = 300;

let first: Backend;
let line: CuttingProxy;
let backend: Backend;
beforeAll(async () => {
  first = await startBackend();
  const url = new URL(urlOf(first.database));
  line = await startCuttingProxy(Number(url.port));
  url.port = new URL(line.origin).port;
  const env = { DATABASE_URL: url.toString(), DATABASE_POOL_SIZE: String(CONNECTIONS) };
  // As set by connect(), but shorter.
  const databasePatience = { connectionTimeoutMillis: 2_000, query_timeout: QUERY_TIMEOUT_MS };
  backend = await startBackend({ database: first.database, env, databasePatience });
});
afterEach(() => line.thaw());
afterAll(async () => {
  await backend.stop();
  await line.close();
  await first.stop();
});

const one = sql`SELECT 1 AS one`;

/** All connections of the pool work when used at once. */
async function expectWholePool(): Promise<void> {
  const { db, pool } = backend.running.database;
  await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => db.transaction((tx) => tx.execute(one))));
  expect(pool.totalCount).toBeLessThanOrEqual(CONNECTIONS);
  await until(() => pool.idleCount === pool.totalCount);
  const visitor = new Visitor(backend);
  expect((await visitor.ask('getCountryMobilePrefixs')).status).toBe(200);
  expect((await visitor.raw({ url: '/readyz' })).status).toBe(200);
}

describe('A database that does not answer', () => {
  it('before transactions begin: all of them end, and calls work when it moves again', async () => {
    const { db } = backend.services;
    await expectWholePool();
    line.freeze();
    const work = jest.fn(async () => 'never');
    const calls = Array.from({ length: CONNECTIONS + 3 }, () => db.transaction(work));
    const ends = await Promise.allSettled(calls);
    expect(ends.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
    expect(work).not.toHaveBeenCalled();
    line.thaw();
    await expectWholePool();
  });

  it('in the midst of a transaction: no ROLLBACK waits for it, and its connection is thrown away', async () => {
    const { db, pool } = backend.running.database;
    const removed = jest.fn();
    pool.once('remove', removed);
    const asked = jest.spyOn(Client.prototype, 'query');
    const swallowed = jest.fn();
    const call = db.transaction(async (tx) => {
      await tx.execute(one);
      line.freeze();
      // After a caught timeout, later statements fail at once instead of waiting again.
      await tx.transaction((part) => part.execute(one)).catch(swallowed);
      await tx.execute(one);
    });
    await expect(call).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
    const texts = asked.mock.calls.map(([query]) => String(Object(query).text));
    asked.mockRestore();
    expect(texts).toEqual(['begin', 'SELECT 1 AS one', 'savepoint sp1']);
    expect(swallowed).toHaveBeenCalledTimes(1);
    await until(() => removed.mock.calls.length === 1);
    line.thaw();
    await expectWholePool();
  });
});

describe('A connection that is ended from the other side', () => {
  it('fails the transaction by what its own statement met, and leaves the place to another', async () => {
    const { db } = backend.services;
    const call = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await first.services.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
      await tx.execute(one);
    });
    await expect(call).rejects.toMatchObject({ query: 'SELECT 1 AS one' });
    await expectWholePool();
  });
});

describe('A transaction', () => {
  it('takes its isolation level, rolls back what it refuses, and keeps its connection', async () => {
    const { db, pool } = backend.running.database;
    const before = pool.totalCount;
    const level = await db.transaction(
      async (tx) =>
        (await tx.execute<{ level: string }>(sql`SELECT current_setting('transaction_isolation') AS level`))
          .rows[0]?.level,
      { isolationLevel: 'serializable' },
    );
    expect(level).toBe('serializable');
    const twice = sql`CREATE TABLE twice (id int)`;
    const refused = db.transaction(async (tx) => {
      await tx.execute(twice);
      // A failed savepoint is rolled back; the outer transaction continues.
      await expect(tx.transaction((part) => part.execute(twice))).rejects.toMatchObject({
        cause: { code: '42P07' },
      });
      await tx.execute(one);
      throw new Error('No');
    });
    await expect(refused).rejects.toThrow('No');
    expect(
      (await db.execute<{ twice: string | null }>(sql`SELECT to_regclass('twice')::text AS twice`)).rows,
    ).toEqual([{ twice: null }]);
    expect(pool.totalCount).toBe(before);
  });
});
