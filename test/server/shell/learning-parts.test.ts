/** Learning events lie in parts by child (migration 0012). */
import { Client, Pool } from 'pg';
import { knownMigrations } from '../../../server/core/db/known-migrations';
import { runMigrations } from '../../../server/core/db/migrate';
import { attendedLessons } from '../../../server/domains/learning/attended';
import { eventsOf, forgetEvents, recordEvents } from '../../../server/domains/learning/events';
import { lastAnswersBefore } from '../../../server/domains/growth/statistics/reads';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { fillAsBefore, migrateAsBefore } from '../support/before-baseline';
import { contentsOf } from '../support/catalogue';
import { administer, urlOf } from '../support/cluster';
import { buildParent, type InsideParent } from '../support/people';

const TABLE = { learning_events: '*', learning_events_id_seq: 'last_value, is_called' };

describe('The migration that makes them', () => {
  const database = `learning_parts_${process.pid}`;
  let client: Client;
  let pool: Pool;
  beforeAll(async () => {
    await administer(`CREATE DATABASE ${database}`);
    client = new Client({ connectionString: urlOf(database) });
    pool = new Pool({ connectionString: urlOf(database) });
    await client.connect();
    await migrateAsBefore(client);
    await fillAsBefore(client);
  });
  afterAll(async () => {
    await client.end();
    await pool.end();
    await administer(`DROP DATABASE ${database} WITH (FORCE)`);
  });

  const upsert = {
    name: 'as_before',
    text: `INSERT INTO learning_events (user_id, kind, ref, occurred_at, recorded_at) VALUES ($1, 'film', 'upserted', now(), now())
      ON CONFLICT (user_id, kind, ref) DO UPDATE SET amount = 7 RETURNING id::int, amount`,
  };

  it('keeps every row and id, and a connection of the last release goes on with its statements', async () => {
    const [baseline, ...later] = knownMigrations();
    const at = later.findIndex(({ name }) => name === '0012_learning_parts');
    await runMigrations(pool, undefined, [baseline, ...later.slice(0, at)]);
    const { rows } = await client.query('SELECT user_id FROM learning_events LIMIT 1');
    const values = [(rows[0] as { user_id: string }).user_id];
    const first = (await client.query<{ id: number }>({ ...upsert, values })).rows[0];
    const before = await contentsOf(client, TABLE);
    expect(parseInt(before.learning_events ?? '')).toBeGreaterThan(100);

    await runMigrations(pool, undefined, [baseline, ...later.slice(0, at + 1)]);
    expect(await contentsOf(client, TABLE)).toEqual(before);
    expect((await client.query({ ...upsert, values })).rows).toEqual([{ id: first?.id, amount: 7 }]);
    const parts = await client.query('SELECT DISTINCT tableoid FROM learning_events');
    expect(parts.rowCount).toBeGreaterThan(4);
  });
});

describe('A child', () => {
  let backend: Backend;
  let parent: InsideParent;
  beforeAll(async () => {
    backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
    parent = await buildParent(backend, anOfficialParent());
  });
  afterAll(() => backend.stop());

  /** The statement that the work sends, and the parts in its plan. */
  async function partsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
    const spy = jest.spyOn(Client.prototype, 'query');
    await work();
    const calls = spy.mock.calls as unknown as readonly (readonly [
      { text?: string; values?: unknown[] },
      unknown,
    ])[];
    spy.mockRestore();
    const found: string[] = [];
    for (const [{ text = '', values }, given] of calls) {
      if (!text.includes('"learning_events"')) continue;
      const { rows } = await backend.running.database.pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN ${text}`,
        Array.isArray(given) ? (given as unknown[]) : (values ?? []),
      );
      found.push(...rows.flatMap((row) => /\blearning_events_\d+(?= |$)/.exec(row['QUERY PLAN'])?.[0] ?? []));
    }
    return [...new Set(found)];
  }

  const span = { from: '2026-01-01', to: '2026-12-31' };
  const film = { kind: 'film', ref: 'story:1', occurredAt: new Date() } as const;

  it.each<readonly [string, (child: InsideParent) => Promise<unknown>]>([
    ['events', ({ userId }) => eventsOf(backend.services.db, { userId, subject: null, ...span })],
    ['lessons', ({ userId }) => attendedLessons(backend.services.db, userId)],
    ['last answers', ({ userId }) => lastAnswersBefore(backend.services.db, userId, new Date())],
    ['correction', ({ userId }) => forgetEvents(backend.services.db, userId, ['film'], ['story:1'])],
  ])('has its %s in one part', async (_what, work) => {
    await recordEvents(backend.services.db, backend.clock, parent.userId, [film]);
    expect(await partsOf(() => work(parent))).toHaveLength(1);
  });
});
