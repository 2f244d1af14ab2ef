/** Before every browser test, a reset restores a tester's database to its seeded state, including the demo. */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { accounts, students } from '../../../server/domains/account/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { administer, urlOf } from '../../../test/server/support/cluster';
import { Visitor } from '../../../test/server/support/visitor';
import { untilBlocked } from '../../../test/server/support/waiting';
import { PHONE } from './demo-phones';

let backend: Backend;
let tester: Visitor;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { WANDOU_TESTING: '1' } });
  tester = new Visitor(backend);
});
afterAll(() => backend.stop());

const reset = (visitor = tester) => visitor.raw({ method: 'POST', url: '/__test/reset' });

/** Checksum of every table. */
async function contents({ services: { db } } = backend): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ tablename: string }>(
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const all: Record<string, unknown> = {};
  for (const { tablename } of rows) {
    const found = await db.execute(
      sql.raw(`SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM ${tablename} t`),
    );
    all[tablename] = found.rows[0]?.sum;
  }
  return all;
}

/** Ids of the transactions that wrote the rows of a table. */
async function written(table: string, { services: { db } } = backend): Promise<readonly string[]> {
  const { rows } = await db.execute<{ by: string }>(
    sql.raw(`SELECT DISTINCT xmin::text AS by FROM ${table}`),
  );
  return rows.map(({ by }) => by);
}

describe('A reset', () => {
  it('puts everything back', async () => {
    await tester.smsLogin(PHONE.stranger);
    const { status, text } = await reset();
    expect([status, JSON.parse(text)]).toEqual([200, { done: true }]);
    expect((await tester.ask('getPersonInfo')).code).toBe('1000014');
    expect((await tester.passwordLogin(PHONE.manySubjects)).code).toBe('0');
    // May seed the whole demo.
  }, 60_000);

  it('puts back row by row what the seed wrote, however often, and gives ids from where it ended', async () => {
    await reset();
    const seeded = await contents();
    const newest = async () => {
      await tester.smsLogin(PHONE.stranger);
      const { db } = backend.services;
      const [row] = await db.select({ id: sql<number>`max(${accounts.id})` }).from(accounts);
      return row?.id;
    };
    const first = await newest();
    await backend.services.db.delete(students);
    expect(await contents()).not.toEqual(seeded);
    await reset();
    expect(await contents()).toEqual(seeded);
    expect(await newest()).toBe(first);
  }, 60_000);

  it('keeps what was not written to', async () => {
    await reset();
    const [mine, others] = [await written('students'), await written('lessons')];
    await backend.services.db.execute(sql`UPDATE students SET step = step`);
    await reset();
    expect(await written('students')).not.toEqual(mine);
    expect(await written('lessons')).toEqual(others);
  }, 60_000);

  it('seeds no second time what the start has seeded', async () => {
    const fresh = await startBackend({ empty: true, env: { WANDOU_TESTING: '1' } });
    const [seeded, tabs] = [await contents(fresh), await written('tabs', fresh)];
    await new Visitor(fresh).smsLogin(PHONE.stranger);
    await reset(new Visitor(fresh));
    expect([await contents(fresh), await written('tabs', fresh)]).toEqual([seeded, tabs]);
    await fresh.stop();
  }, 60_000);

  it('puts back everything where it may not switch foreign keys off', async () => {
    const name = `plain_${process.pid}`;
    await administer(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
    await administer(`CREATE DATABASE ${name} OWNER ${name}`);
    const url = new URL(urlOf(name));
    Object.assign(url, { username: name, password: name });
    const plain = await startBackend({
      database: name,
      env: { WANDOU_TESTING: '1', DATABASE_URL: url.href },
    });
    const seeded = await contents(plain);
    await new Visitor(plain).smsLogin(PHONE.stranger);
    expect(await contents(plain)).not.toEqual(seeded);
    await reset(new Visitor(plain));
    expect(await contents(plain)).toEqual(seeded);
    await plain.stop();
  }, 60_000);

  it('waits for a call that holds a lock, and seeds after it', async () => {
    const seeded = await startBackend({ env: { WANDOU_TESTING: '1' } });
    const call = new Client({ connectionString: urlOf(seeded.database) });
    await call.connect();
    await call.query('BEGIN; LOCK TABLE students IN ROW EXCLUSIVE MODE');
    const answer = reset(new Visitor(seeded));
    await untilBlocked(seeded.services.db);
    await call.query('LOCK TABLE accounts IN ROW EXCLUSIVE MODE');
    await call.query('COMMIT');
    expect((await answer).status).toBe(200);
    await call.end();
    await seeded.stop();
  }, 60_000);
});
