import { sql } from 'drizzle-orm';
import { allSchemas } from '../../../src/contract/registry';
import { trackedEvents } from '../../../server/domains/tracking/tables';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { SEEDED_AT } from '../support/clock';
import { Visitor } from '../support/visitor';
import { plainest } from '../../../scripts/gateway/plainest';

let backend: Backend;
let tourist: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  tourist = new Visitor(backend);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  await backend.services.db.delete(trackedEvents);
  await tidy();
});

const tidy = () => tidyUp(backend.services);
const at = (day: string) => backend.clock.set(new Date(`${day}T12:00:00Z`));

const event = (id: string) => ({
  event_name: 'page_view',
  event_id: id,
  paras: {},
});
const report = (id: string) =>
  tourist.ask('writeKafka', { ...(plainest(allSchemas.writeKafka.request) as object), ...event(id) });

/** Row count by partition. */
async function parts(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await backend.services.db.execute<{ name: string; rows: number }>(
    sql`SELECT relname AS name, (SELECT count(*) FROM tracked_events WHERE tracked_events.tableoid = pg_class.oid) AS rows
        FROM pg_class JOIN pg_inherits ON inhrelid = oid WHERE inhparent = 'tracked_events'::regclass ORDER BY 1`,
  );
  return Object.fromEntries(
    rows.map(({ name, rows: number }) => [name.replace('tracked_events_', ''), number]),
  );
}

describe('Behaviour', () => {
  it('is in a partition a month, and the coming two exist', async () => {
    await report('now');
    expect(await parts()).toMatchObject({ '2026_11': 1, '2026_12': 0, '2027_01': 0, rest: 0 });
    at('2027-01-05');
    await tidy();
    await report('later');
    expect(await parts()).toMatchObject({
      '2026_11': 1,
      '2026_12': 0,
      '2027_01': 1,
      '2027_02': 0,
      '2027_03': 0,
      rest: 0,
    });
  });

  it('of a month without a partition is kept too, and moves when it is made', async () => {
    at('2027-06-30');
    await report('early');
    expect(await parts()).toMatchObject({ rest: 1 });
    await tidy();
    expect(await parts()).toMatchObject({ '2027_06': 1, rest: 0 });
  });

  it('is kept once, in the last hour of a month and in the first of the next', async () => {
    at('2026-11-30');
    await report('twice');
    at('2026-12-01');
    await report('twice');
    expect(await parts()).toMatchObject({ '2026_11': 1, '2026_12': 0 });
  });

  it('is deleted with its month when all of it is older than 90 days', async () => {
    await report('old');
    at('2027-02-28');
    await tidy();
    expect(await parts()).toMatchObject({ '2026_11': 0 });
    at('2027-03-02');
    await tidy();
    expect(Object.keys(await parts())).not.toContain('2026_11');
  });

  it('is sorted into months by several instances at once', async () => {
    at('2028-01-15');
    await Promise.all([tidy(), tidy(), tidy()]);
    expect(await parts()).toMatchObject({ '2028_01': 0, '2028_02': 0, '2028_03': 0, rest: 0 });
  });
});
