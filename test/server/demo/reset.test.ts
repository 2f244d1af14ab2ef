/** Before every browser test a tester's database is what the seed wrote, the demonstration with it. */
import { sql } from 'drizzle-orm';
import { accounts, students } from '../../../server/account/tables';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { PHONE } from './demo-phones';

let backend: Backend;
let tester: Visitor;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { WANDOU_TESTING: '1' } });
  tester = new Visitor(backend);
});
afterAll(() => backend.stop());

const reset = () => tester.raw({ method: 'POST', url: '/__test/reset' });

/** Everything that a database holds, table by table. */
async function contents(): Promise<Record<string, unknown>> {
  const { db } = backend.services;
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

describe('A reset', () => {
  it('puts everything back', async () => {
    await tester.smsLogin(PHONE.stranger);
    const { status, text } = await reset();
    expect([status, JSON.parse(text)]).toEqual([200, { done: true }]);
    expect((await tester.ask('getPersonInfo')).code).toBe('1000014');
    expect((await tester.passwordLogin(PHONE.manySubjects)).code).toBe('0');
    // It may seed the whole demonstration.
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
});
