/** After the cooling-off period no table holds any data of the account. Checks every table, so new services are covered. */
import { eq, sql } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import { LearningReportType } from '../../../src/contract/growth/values';
import { ResourceType } from '../../../src/contract/home/values';
import { OrderState } from '../../../src/contract/orders/values';
import { lookupOf } from '../../../server/domains/account/phone';
import { removeCancelledAccounts } from '../../../server/domains/account/cancellation/remove';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { upgradeConfigs } from '../../../server/domains/configuration/tables';
import { uploads } from '../../../server/domains/files/tables';
import { slotClicks, slots } from '../../../server/domains/home/slots/tables';
import { pushMessages } from '../../../server/core/providers/tables';
import { addDays } from '../../../server/core/time';
import { trackedEvents } from '../../../server/domains/tracking/tables';
import { wechatIdentities } from '../../../server/domains/account/wechat/tables';
import { withManySubjects } from '../../builders/children';
import type { BuiltParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { Visitor } from '../support/visitor';

/** A child with data of every kind. */
const withOfEverything = withManySubjects()
  .withChild({ starNum: 20, peaCoinNum: 30 })
  .withHours(SubjectCode.wandou, { baseHours: 32, giveHours: 4, used: 3 })
  .withHourGift(SubjectCode.wandou, 2)
  .withHomework('wandou', { undone: 1, done: 1 })
  .withOrder({ state: OrderState.delivering })
  .withExchange('积木', 10)
  .withDelivery()
  .withAddress()
  .withMessages({ unread: 3, read: 3 })
  .withReports(LearningReportType.monthly)
  .withFinishedTasks(2)
  .withScenario({ checkIn: true, dayNum: 3, freshman: 2, activities: 1, floatButton: true, poster: true })
  .withScenario({ stepUp: 'y-grouping' });

let backend: Backend;
let other: BuiltParent;
beforeAll(async () => {
  backend = await startBackend();
  other = await withOfEverything.build(backend.services);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  for (const table of [cancellations, upgradeConfigs, slotClicks, trackedEvents]) await db().delete(table);
});

const db = () => backend.services.db;

async function due(accountId: number): Promise<void> {
  const now = backend.clock.now();
  const row = { accountId, agreedAt: addDays(now, -15), requestedAt: addDays(now, -15), dueAt: now };
  await db().insert(cancellations).values(row);
}

/** A logged-in parent with a device not used by other tests. */
async function aLeavingParent() {
  const { phone, userId, accountId } = await withOfEverything.build(backend.services);
  const visitor = new Visitor(backend);
  visitor.deviceId = 'device-of-the-leaving-one';
  await visitor.passwordLogin(phone);
  const phoneLookup = lookupOf(backend.config.keys, { areaCode: '86', number: phone });
  return { visitor, phone, userId, accountId, phoneLookup };
}

type Leaving = Awaited<ReturnType<typeof aLeavingParent>>;

/** Tables with a row that contains one of these as a whole word in any column. */
async function tablesWith(...words: readonly string[]): Promise<string[]> {
  const tables = await db().execute<{ table_name: string }>(
    sql`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table_name: name } of tables.rows) {
    const pattern = `(^|[^0-9A-Za-z_])(${words.map((word) => word.replace(/[-_]/g, '[-_]')).join('|')})($|[^0-9A-Za-z_])`;
    const { rows } = await db().execute(
      sql`SELECT 1 FROM ${sql.identifier(name)} AS found WHERE to_jsonb(found)::text ~ ${pattern} LIMIT 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** Data about the account outside of its own tables. */
async function leaveTraces({ visitor, phone, userId, accountId }: Leaving): Promise<void> {
  const now = backend.clock.now();
  const record = {
    user_id: userId,
    device_id: 'device-of-the-leaving-one',
    session_id: 'session-of-the-leaving-one',
    platform: 1,
    os: 'iOS 17',
    network: 'other',
    mnc: 'wifi',
    app_version: '1.0.0',
    app_name: 'web',
    ipaddr: '203.0.113.7',
    entrance: '',
    timestamp: 1,
    status: '',
    event_name: 'page_view',
    event_id: 'event-1',
    last_url: `https://app.example/index?u=${userId}`,
    paras: { page: 'index', android_channel: '0' },
  };
  await db().insert(trackedEvents).values({
    name: 'page_view',
    eventId: 'event-1',
    userId,
    payload: record,
    receivedAt: now,
  });
  const row = { title: '横幅', type: ResourceType.image };
  const [slot] = await db().insert(slots).values(row).returning({ id: slots.id });
  await db()
    .insert(slotClicks)
    .values({ slotId: slot?.id ?? 0, userId, clickedAt: now });
  await db().insert(pushMessages).values({ userId, title: '上课提醒', body: '10:30 上课', sentAt: now });
  await db()
    .insert(wechatIdentities)
    .values({ openid: 'openid-of-the-leaving-one', accountId, seenAt: now, boundAt: now });
  await db()
    .insert(upgradeConfigs)
    .values({ typeCode: 'TEST_ONLY', userIds: [userId] });
  await db()
    .insert(upgradeConfigs)
    .values({ typeCode: 'TEST_BOTH', userIds: [userId, other.userId] });
  await backend.services.providers.storage.put('uploads/mine.jpg', {
    body: Buffer.from('picture'),
    contentType: 'image/jpeg',
  });
  await db()
    .insert(uploads)
    .values({ key: 'uploads/mine.jpg', userId, contentType: 'image/jpeg', size: 7, uploadedAt: now });
  await visitor.sendCode(phone);
  await visitor.ask('exportPersonalData');
}

describe('When the cooling-off is over', () => {
  it('no data of the parent and the child is left in any table', async () => {
    const leaving = await aLeavingParent();
    const { userId, accountId, phoneLookup } = leaving;
    await leaveTraces(leaving);
    const words = [
      String(userId),
      phoneLookup,
      'openid-of-the-leaving-one',
      'device-of-the-leaving-one',
      'uploads/mine',
    ];
    const before = await tablesWith(...words);
    expect(before).toEqual(
      expect.arrayContaining(['accounts', 'students', 'counters', 'tracked_events', 'sms_codes']),
    );
    await due(accountId);
    expect(await removeCancelledAccounts(backend.services)).toBe(1);
    expect(await tablesWith(...words, `U${userId}`)).toEqual([]);
    expect(await backend.services.providers.storage.get('uploads/mine.jpg')).toBeNull();
  });

  it('what was counted stays, and says no longer whose it was', async () => {
    const leaving = await aLeavingParent();
    await leaveTraces(leaving);
    await due(leaving.accountId);
    await removeCancelledAccounts(backend.services);
    const [event] = await db().select().from(trackedEvents).where(eq(trackedEvents.name, 'page_view'));
    expect(event).toMatchObject({ userId: null, eventId: null });
    expect(event?.payload).toEqual(expect.objectContaining({ os: 'iOS 17', paras: expect.anything() }));
    expect(event?.payload).not.toHaveProperty('user_id');
    expect(event?.payload).not.toHaveProperty('device_id');
    const clicks = await db().select().from(slotClicks);
    expect(clicks.map((click) => click.userId)).toContain(null);
  });

  it('what was for this parent alone is removed, and not opened to all', async () => {
    const leaving = await aLeavingParent();
    await leaveTraces(leaving);
    await due(leaving.accountId);
    await removeCancelledAccounts(backend.services);
    const lists = await db().select().from(upgradeConfigs);
    const idsOf = (typeCode: string) => lists.find((row) => row.typeCode === typeCode)?.userIds;
    expect(idsOf('TEST_ONLY')).toEqual([0]);
    expect(idsOf('TEST_BOTH')).toEqual([other.userId]);
  });

  it('the session is over, and the phone is a new one', async () => {
    const { visitor, phone, userId, accountId } = await aLeavingParent();
    await due(accountId);
    await tidyUp(backend.services);
    expect((await visitor.ask('getUserInfoByToken')).status).toBe(401);
    expect((await new Visitor(backend).passwordLogin(phone)).code).toBe('1000011');
    const again = new Visitor(backend);
    expect((await again.smsLogin(phone)).data.isFirstLogin).toBe(true);
    expect((await again.ask('getUserInfoByToken')).data.id).not.toBe(userId);
  });

  it('other accounts are untouched', async () => {
    const { accountId } = await aLeavingParent();
    const before = await tablesWith(String(other.userId));
    await due(accountId);
    await removeCancelledAccounts(backend.services);
    expect(before.length).toBeGreaterThan(15);
    expect(await tablesWith(String(other.userId))).toEqual(before);
  });

  it('it is done once, however many instances are at it', async () => {
    const { accountId } = await aLeavingParent();
    await due(accountId);
    const removed = await Promise.all([1, 2, 3].map(() => removeCancelledAccounts(backend.services)));
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('a storage that fails leaves everything for the next time', async () => {
    const leaving = await aLeavingParent();
    const { userId, accountId } = leaving;
    await leaveTraces(leaving);
    await due(accountId);
    const { providers } = backend.services;
    const storage = {
      ...providers.storage,
      remove: () => Promise.reject(new Error('storage is away')),
    };
    const errors: unknown[] = [];
    await tidyUp({ ...backend.services, providers: { ...providers, storage } }, (error) =>
      errors.push(error),
    );
    expect(errors).toHaveLength(1);
    expect(await tablesWith(String(userId))).toContain('students');
    await tidyUp(backend.services, (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(await tablesWith(String(userId))).toEqual([]);
  });
});

describe('Before the cooling-off is over', () => {
  it('nothing goes', async () => {
    const { accountId, userId } = await aLeavingParent();
    const now = backend.clock.now();
    await db()
      .insert(cancellations)
      .values({ accountId, agreedAt: now, requestedAt: now, dueAt: addDays(now, 15) });
    expect(await removeCancelledAccounts(backend.services)).toBe(0);
    expect(await tablesWith(String(userId))).toContain('students');
  });
});
