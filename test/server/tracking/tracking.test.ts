import { asc } from 'drizzle-orm';
import { trackedEvents } from '../../../server/domains/tracking/tables';
import { count } from '../../../server/core/limits/counters';
import { DAY } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';

let backend: Backend;
let tourist: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  tourist = new Visitor(backend);
});
afterAll(() => backend.stop());
beforeEach(() => backend.services.db.delete(trackedEvents));

const stored = () => backend.services.db.select().from(trackedEvents).orderBy(asc(trackedEvents.id));

let events = 0;
const event = (paras: Readonly<Record<string, unknown>> = {}) => ({
  user_id: 0,
  device_id: 'device-1',
  session_id: 'session-1',
  platform: 3,
  os: 'iOS 17',
  network: 'other',
  mnc: 'WIFI',
  app_version: '1.30.98',
  app_name: 'parent-app',
  entrance: 'parent-app',
  timestamp: 1_795_226_400_000,
  status: 'success',
  event_name: 'page_view',
  event_id: `session-1-${(events += 1)}`,
  last_url: '/index',
  paras: { android_channel: 0, ...paras },
});

describe('Behaviour tracking', () => {
  it('keeps events, with the user of the session and no other', async () => {
    const parent = await buildParent(backend, aParent());
    expect(await tourist.ask('writeKafka', event())).toMatchObject({ status: 200, code: '0', data: null });
    await parent.visitor.ask('writeKafka', { ...event({ page: 'index' }), user_id: 999_999 });
    expect((await stored()).map(({ name, userId }) => [name, userId])).toEqual([
      ['page_view', null],
      ['page_view', parent.userId],
    ]);
  });

  it('keeps no address of the network, whatever is sent', async () => {
    await tourist.ask('writeKafka', { ...event(), ipaddr: '203.0.113.7' });
    const kept = await stored();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/ipaddr|203\.0\.113\.7/);
  });

  it('has a daily limit for one address, whatever the account, and reports more', async () => {
    const address = '10.40.0.1';
    const { db, clock } = backend.services;
    await count(db, clock, { key: `events:${address}`, windowMs: DAY }, 65_536);
    const sender = new Visitor(backend);
    sender.ip = address;
    const refused = await sender.ask('writeKafka', event());
    expect(refused).toMatchObject({ status: 429, code: '10000006' });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
    expect(await stored()).toEqual([]);
    expect((await tourist.ask('writeKafka', event())).status).toBe(200);
  });

  it.each([
    ['writeKafka', event({ input: '13912345678' }), 'paras.input'],
    ['writeKafka', { ...event(), last_url: '/login?p=13912345678' }, 'last_url'],
    ['writeKafka', event({ list: [{ mobile: 13912345678 }] }), 'paras.list.0.mobile'],
  ] as const)('refuses a phone number in %s and keeps nothing of it', async (name, request, field) => {
    expect(await tourist.ask(name, request)).toMatchObject({
      status: 400,
      code: '10000001',
      body: { field },
    });
    expect(await stored()).toEqual([]);
    expect(backend.log.join('')).not.toContain('13912345678');
  });

  it('keeps an event once, however often it comes', async () => {
    const parent = await buildParent(backend, aParent());
    const twice = event({ page: 'index' });
    const answers = [
      await tourist.ask('writeKafka', twice),
      await tourist.ask('writeKafka', { ...twice, event_name: 'again' }),
      await parent.visitor.ask('writeKafka', twice),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([200, '0']));
    expect((await stored()).map(({ name, userId }) => [name, userId])).toEqual([['page_view', null]]);
  });

  it('keeps the events of a list, those that it has already once', async () => {
    const parent = await buildParent(backend, aParent());
    const [known, fresh] = [event({ page: 'index' }), event({ page: 'mine' })];
    await tourist.ask('writeKafka', known);
    expect(await parent.visitor.ask('writeEvents', { events: [known, fresh, fresh] })).toMatchObject({
      status: 200,
      code: '0',
      data: null,
    });
    await parent.visitor.ask('writeEvents', { events: [known, fresh] });
    expect((await stored()).map(({ eventId, userId }) => [eventId, userId])).toEqual([
      [known.event_id, null],
      [fresh.event_id, parent.userId],
    ]);
  });

  it('keeps nothing of a list with one that it refuses, and says which', async () => {
    const events = [event(), event({ list: [{ mobile: 13912345678 }] }), event()];
    expect(await tourist.ask('writeEvents', { events })).toMatchObject({
      status: 400,
      body: { field: 'events.1.paras.list.0.mobile' },
    });
    const large = await tourist.ask('writeEvents', {
      events: [event(), event({ text: 'a'.repeat(20_000) })],
    });
    expect(large).toMatchObject({ status: 400, body: { field: 'events.1' } });
    expect(await stored()).toEqual([]);
  });

  it('counts a list against its address by all that it holds', async () => {
    const address = '10.40.0.2';
    const { db, clock } = backend.services;
    await count(db, clock, { key: `events:${address}`, windowMs: DAY }, 65_536);
    const sender = new Visitor(backend);
    sender.ip = address;
    expect(await sender.ask('writeEvents', { events: [event(), event()] })).toMatchObject({ status: 429 });
    expect(await stored()).toEqual([]);
  });

  it('takes for no phone what an id happens to hold', async () => {
    const id = 'a13912345678b-c';
    const answer = await tourist.ask('writeKafka', { ...event(), session_id: id, event_id: id });
    expect(answer).toMatchObject({ status: 200 });
  });

  it('refuses an event that is too large', async () => {
    const answer = await tourist.ask('writeKafka', event({ text: 'a'.repeat(20_000) }));
    expect(answer).toMatchObject({ status: 400, code: '10000001' });
    // The limit counts bytes: three per character here.
    const chinese = await tourist.ask('writeKafka', event({ text: '豆'.repeat(6_000) }));
    expect(chinese).toMatchObject({ status: 400, code: '10000001' });
    expect(await stored()).toEqual([]);
    const less = await tourist.ask('writeKafka', event({ text: '豆'.repeat(5_000) }));
    expect(less.status).toBe(200);
  });
});
