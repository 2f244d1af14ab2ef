/** The backend behind a real PgBouncer in transaction mode, where a connection is another one with each transaction. */
import { sql } from 'drizzle-orm';
import { administer, URL_VARIABLE } from '../support/cluster';
import { startBackend, type Backend } from '../support/backend';
import { release, tidyUp } from '../support/jobs';
import { buildParent } from '../support/people';
import { lacksPgBouncer, startPgBouncer, type PgBouncer } from '../support/pgbouncer';
import { aParent } from '../../builders/parent';
import { withOfEverything } from './plans/of-everything';
import { walkAllCalls } from './plans/walk';

jest.setTimeout(120_000);

/** Fewer than the two instances' pools have. */
const CONNECTIONS = 6;
const DATABASE = `pooled_${process.pid}`;

const lack = lacksPgBouncer();
const where = lack === null ? describe : describe.skip;

where(`Behind PgBouncer${lack === null ? '' : ` (left out: ${lack})`}`, () => {
  let pooler: PgBouncer;
  let pair: readonly [Backend, Backend];
  beforeAll(async () => {
    pooler = await startPgBouncer(new URL(process.env[URL_VARIABLE] ?? ''), CONNECTIONS);
    await administer(`CREATE DATABASE ${DATABASE}`);
    const env = { DATABASE_URL: pooler.urlOf(DATABASE), LOG_LEVEL: 'warn' };
    const instance = () => startBackend({ demo: true, database: DATABASE, env });
    pair = await Promise.all([instance(), instance()]);
  });
  afterAll(async () => {
    for (const backend of pair) await backend.stop();
    await pooler.stop();
    await administer(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
  });

  it('two instances start at the same time on an empty database, and leave no lock behind', async () => {
    const [{ services }] = pair;
    const held = await services.db.execute(
      sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    expect(held.rows).toEqual([]);
  });

  it('every call is answered, and every job is done', async () => {
    const [backend] = pair;
    const parent = await buildParent(backend, withOfEverything());
    expect(await walkAllCalls(backend, parent)).toEqual([]);
    await tidyUp(backend.services);
    await release(backend.services);
    expect(backend.log).toEqual([]);
  });

  it('many parents at once share few connections, on both instances', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const { visitor } = await buildParent(pair[number % 2 === 0 ? 0 : 1], aParent());
        return visitor;
      }),
    );
    const answers = await Promise.all(
      visitors.flatMap((visitor) => [
        visitor.ask('getPersonInfo'),
        visitor.ask('shareDone'),
        visitor.ask('getCheckIn'),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const servers = await pooler.show<{ database: string }>('SERVERS');
    const own = servers.filter(({ database }) => database === DATABASE);
    expect(own.length).toBeLessThanOrEqual(CONNECTIONS);
  });
});
