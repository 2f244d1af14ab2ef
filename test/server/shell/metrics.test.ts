import { sql } from 'drizzle-orm';
import { addMillis, MINUTE } from '../../../server/core/time';
import { queuesStatement } from '../../../server/core/metrics/queues';
import { registered } from '../../../server/registry';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

const PHONE = '13712345678';
const ON = { METRICS_PORT: '9464', RELEASE: '2026-11-b' };
const SMS = { SMS_GATEWAY_URL: 'https://sms.example.com' };

let backend: Backend;
let gateway: () => Promise<Response>;
beforeAll(async () => {
  backend = await startBackend({ env: { ...ON, ...SMS }, fetchFrom: () => gateway() });
});
afterAll(() => backend.stop());

/** Lines of values, without comments. */
async function scrape(of = backend): Promise<readonly string[]> {
  const answer = await of.running.metricsApp?.inject('/metrics');
  expect(answer?.headers['content-type']).toContain('text/plain; version=0.0.4');
  return (answer?.body ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const valueIn = (lines: readonly string[], name: string): number =>
  Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));

describe('/metrics', () => {
  it('is on a port of its own, and nowhere as long as none is set', async () => {
    const page = 'text/html';
    const onPort = await new Visitor(backend).raw({ url: '/metrics', headers: { accept: page } });
    expect(onPort.text).not.toContain('wandou_');
    const without = await startBackend();
    expect(without.running.metricsApp).toBeNull();
    await without.stop();
  });

  it('counts calls by service, route and code, and how long they took', async () => {
    const { visitor } = await buildParent(backend, aParent());
    await visitor.ask('getPersonInfo');
    await visitor.ask('getPersonInfo');
    await new Visitor(backend).ask('getPersonInfo');
    const route = 'service="product",method="GET",route="/v1/personalCenter/getPersonInfo"';
    const lines = await scrape();
    expect(lines).toContain(`wandou_requests_total{${route},status="200",code=""} 2`);
    expect(lines.filter((line) => line.startsWith(`wandou_requests_total{${route},status="401"`))).toEqual([
      expect.stringMatching(/code="\w+"} 1$/),
    ]);
    expect(valueIn(lines, `wandou_request_duration_seconds_count{${route}}`)).toBe(3);
    expect(lines).toContain('wandou_release_info{release="2026-11-b"} 1');
  });

  it('shows the pool, the event loop and the gateways', async () => {
    gateway = async () => Response.json({});
    await new Visitor(backend).sendCode(PHONE);
    gateway = async () => new Response('', { status: 502 });
    await new Visitor(backend).sendCode('13712345679');
    gateway = () => Promise.reject(new Error('getaddrinfo'));
    await new Visitor(backend).sendCode('13712345670');
    const lines = await scrape();
    const results = ['2xx', '5xx', 'unreachable'];
    for (const result of results) {
      const name = `wandou_gateway_request_duration_seconds_count{gateway="sms",result="${result}"}`;
      expect([result, valueIn(lines, name)]).toEqual([result, 1]);
    }
    expect(valueIn(lines, 'wandou_pool_connections{state="max"}')).toBe(5);
    expect(valueIn(lines, 'wandou_pool_waiting')).toBe(0);
    expect(valueIn(lines, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('says nothing of a parent', async () => {
    const { visitor } = await buildParent(backend, aParent());
    await visitor.raw({ url: `/unknown/${PHONE}?token=${visitor.token}` });
    const text = (await scrape()).join('\n');
    for (const secret of [PHONE, visitor.token ?? '-']) expect(text).not.toContain(secret);
  });

  it('stays on while the database is gone', async () => {
    const dying = await startBackend({ env: ON });
    await dying.running.database.close();
    const lines = await scrape(dying);
    expect(lines.some((line) => line.startsWith('wandou_queue_'))).toBe(false);
    expect(valueIn(await scrape(dying), 'wandou_background_failures_total')).toBe(1);
    await dying.app.close();
  });
});

describe('Queues', () => {
  it('of every domain are shown with the age of what waits the longest', async () => {
    const other = await startBackend({ env: ON });
    const { userId } = await buildParent(other, aParent());
    const now = other.clock.now();
    const since = (minutes: number): typeof outbox.$inferInsert => ({
      ...{ userId, kind: 'reportReady', event: `report:${minutes}`, channel: 'push', state: 'waiting' },
      ...{ expiresAt: now, createdAt: now },
      dueAt: addMillis(now, -minutes * MINUTE),
    });
    const dead = { ...since(60), state: 'dead' } as const;
    await other.services.db.insert(outbox).values([since(3), since(7), since(-5), dead]);
    const lines = await scrape(other);
    expect(valueIn(lines, 'wandou_queue_waiting{queue="outbox"}')).toBe(2);
    expect(valueIn(lines, 'wandou_queue_oldest_seconds{queue="outbox"}')).toBe(7 * 60);
    expect(valueIn(lines, 'wandou_queue_waiting{queue="deadLetters"}')).toBe(1);
    const named = lines.flatMap((line) => /^wandou_queue_waiting\{queue="(\w+)"/.exec(line)?.[1] ?? []);
    expect(named).toEqual(expect.arrayContaining(['reports', 'worksToReview', 'homeworkToCorrect']));
    expect(valueIn(lines, 'wandou_queue_oldest_seconds{queue="reports"}')).toBe(0);
    await other.stop();
  });
});

it('what waits is found by an index, however much is done', async () => {
  const { db } = backend.services;
  const plan = await db.transaction(async (tx) => {
    // These tables are too small for one otherwise.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const statement = queuesStatement(backend.clock.now(), registered.queues);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN (COSTS OFF) ${statement}`);
    return rows.map((row) => row['QUERY PLAN']);
  });
  expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  expect(plan.filter((line) => line.includes('Index Cond')).length).toBe(registered.queues.length);
});

describe('A fair share', () => {
  it('is counted where it was refused', async () => {
    const strict = await startBackend({ env: { ...ON, CALLS_AT_ONCE: '1' } });
    const { visitor } = await buildParent(strict, aParent());
    const calls = Array.from({ length: 110 }, () => visitor.ask('getPersonInfo'));
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    const counted = valueIn(await scrape(strict), 'wandou_fair_share_refusals_total{why="waiting"}');
    expect(counted).toBe(refused.length);
    await strict.stop();
  });
});
