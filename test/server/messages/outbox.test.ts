import { eq } from 'drizzle-orm';
import { DAY, HOUR, MINUTE, addMillis, formatDateTime, shanghaiTime } from '../../../server/core/time';
import { removeCancelledAccounts } from '../../../server/domains/account/cancellation/remove';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { outsideQuietHours } from '../../../server/domains/messages/outbox/quiet-hours';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { notify } from '../../../server/domains/messages/outbox/notify';
import { messageSends } from '../../../server/domains/messages/subscribe/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { tidyUp } from '../support/jobs';
import { buildParent, type InsideParent } from '../support/people';
import { aParentWithApp, Gateways, GATEWAYS, rowsOf, send, statesOf, notifyParent } from './gateways';

const gateways = new Gateways();
let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: GATEWAYS, fetchFrom: gateways.fetchFrom });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  gateways.pushed.length = 0;
  gateways.texted.length = 0;
  parent = await aParentWithApp(backend);
});

const accept = (code: string) =>
  parent.visitor.ask('answerSubscriptions', {
    code: `demo-${code}`,
    answers: [{ topic: 'seatExpiring', answer: 'accept' }],
  });
const inboxOf = ({ userId }: { readonly userId: number }) =>
  backend.services.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
const dueOf = async () => (await rowsOf(backend, parent)).find(({ channel }) => channel === 'push')?.dueAt;

describe('Notifications of a parent', () => {
  it('goes once by each channel, however often the same event comes', async () => {
    await accept('once');
    await Promise.all([1, 2, 3].map(() => notifyParent(backend, 'seatExpiring', parent)));
    await send(backend);
    await notifyParent(backend, 'seatExpiring', parent);
    await send(backend);
    expect(await statesOf(backend, parent)).toEqual({
      ...{ inbox: 'sent', push: 'sent', subscribe: 'sent', sms: 'sent' },
    });
    expect(await inboxOf(parent)).toHaveLength(1);
    expect(gateways.pushed).toEqual([
      {
        ...{ id: expect.any(Number) as number, userId: parent.userId, title: '客服回复了您' },
        ...{ text: '已经为您查到了。', url: `${backend.config.publicUrl}/myOrder?orderId=1` },
      },
    ]);
    expect(gateways.texted).toEqual([
      {
        ...{ id: expect.any(Number) as number, areaCode: '86', phone: parent.phone },
        text: '已经为您查到了。',
      },
    ]);
  });

  it('is in the inbox at once', async () => {
    await notifyParent(backend, 'feedbackAnswered', parent);
    expect(await inboxOf(parent)).toMatchObject([{ kind: 'system', target: { url: '/myOrder?orderId=1' } }]);
  });

  it('was never said if what happened is undone', async () => {
    const undone = backend.services.db.transaction(async (tx) => {
      const notice = { userId: parent.userId, event: 'x', title: '', body: '', linkText: '', path: null };
      await notify({ db: tx, clock: backend.clock }, 'feedbackAnswered', [notice]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await rowsOf(backend, parent), await inboxOf(parent)]).toEqual([[], []]);
  });

  it('is no row where the parent did not allow it or has no app', async () => {
    const without = await buildParent(backend, aParent());
    await notifyParent(backend, 'homeworkGiven', without);
    expect(await statesOf(backend, without)).toEqual({ inbox: 'sent' });
  });

  it('does not go by push to an app that was last opened more than 90 days ago', async () => {
    backend.clock.pass(91 * DAY);
    await notifyParent(backend, 'homeworkGiven', parent);
    expect(await statesOf(backend, parent)).toEqual({ inbox: 'sent' });
  });

  it('names no phone: neither the table nor the log has one', async () => {
    gateways.answer = async () => new Response('', { status: 500 });
    await notifyParent(backend, 'seatExpiring', parent);
    const errors: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      await send(backend, (error) => errors.push(String(error)));
      backend.clock.pass(HOUR);
    }
    gateways.answer = async () => Response.json({});
    expect(gateways.texted[0]).toMatchObject({ phone: parent.phone });
    const rows = await rowsOf(backend, parent);
    const said = JSON.stringify([rows, errors]) + backend.log.join('\n');
    expect(said).toContain('http 500');
    expect(said).not.toContain(parent.phone);
  });

  it('goes with the account, and after 30 days', async () => {
    await notifyParent(backend, 'seatExpiring', parent);
    const other = await aParentWithApp(backend);
    await notifyParent(backend, 'seatExpiring', other);
    const now = backend.clock.now();
    const leaving = { accountId: parent.accountId, agreedAt: now, requestedAt: now, dueAt: now };
    await backend.services.db.insert(cancellations).values(leaving);
    await removeCancelledAccounts(backend.services);
    expect(await rowsOf(backend, parent)).toEqual([]);
    backend.clock.pass(29 * DAY);
    await tidyUp(backend.services);
    expect(await rowsOf(backend, other)).not.toEqual([]);
    backend.clock.pass(2 * DAY);
    await tidyUp(backend.services);
    expect(await rowsOf(backend, other)).toEqual([]);
  });
});

describe('Quiet hours', () => {
  it.each([
    ['21:29', '2026-11-21 21:29:00'],
    ['21:30', '2026-11-22 08:00:00'],
    ['23:59', '2026-11-22 08:00:00'],
    ['00:00', '2026-11-21 08:00:00'],
    ['07:59', '2026-11-21 08:00:00'],
    ['08:00', '2026-11-21 08:00:00'],
  ])('%s: a phone rings at %s', (time, rings) => {
    expect(formatDateTime(outsideQuietHours(shanghaiTime('2026-11-21', time)))).toBe(rings);
  });

  it('hold push and SMS back until eight; inbox and WeChat do not ring', async () => {
    await accept('quiet');
    backend.clock.set(shanghaiTime('2026-11-21', '22:00'));
    await notifyParent(backend, 'seatExpiring', parent);
    await send(backend);
    const quiet = { inbox: 'sent', push: 'waiting', subscribe: 'sent', sms: 'waiting' };
    expect(await statesOf(backend, parent)).toEqual(quiet);
    backend.clock.set(shanghaiTime('2026-11-22', '08:00'));
    await send(backend);
    expect([gateways.pushed.length, gateways.texted.length]).toEqual([1, 1]);
  });

  it('do not hold back what is about a class that begins', async () => {
    backend.clock.set(shanghaiTime('2026-11-21', '22:00'));
    await notifyParent(backend, 'classSoon', parent, {
      happensAt: addMillis(backend.clock.now(), 30 * MINUTE),
    });
    await send(backend);
    expect(gateways.pushed).toHaveLength(1);
  });

  it('hold back another try, too', async () => {
    backend.clock.set(shanghaiTime('2026-11-21', '21:29'));
    await notifyParent(backend, 'feedbackAnswered', parent);
    gateways.answer = async () => new Response('', { status: 503 });
    await send(backend);
    gateways.answer = async () => Response.json({});
    expect(await dueOf()).toEqual(shanghaiTime('2026-11-22', '08:00'));
  });
});

describe('A class that begins soon', () => {
  it('rings the phone of every parent with the app, without a line in the inbox', async () => {
    backend.clock.set(shanghaiTime('2026-11-21', '18:00'));
    const pupil = await buildParent(backend, anOfficialParent().withClass('math', { time: '18:25' }));
    await pupil.visitor.ask('appLogin', { deviceType: 2 });
    await tidyUp(backend.services);
    await tidyUp(backend.services);
    await send(backend);
    const own = gateways.pushed.filter(({ userId }) => userId === pupil.userId);
    expect(own).toMatchObject([{ title: '快要上课了', text: expect.stringContaining('18:25') as string }]);
    expect(await inboxOf(pupil)).toEqual([]);
  });
});

describe('While the release before the outbox still runs', () => {
  const queued = (event: string, state: 'waiting' | 'sent') => ({
    ...{ userId: parent.userId, topic: 'seatExpiring' as const, event, state, title: 'S3', note: '原班' },
    ...{ happensAt: SEEDED_AT, page: 'pages/home/index', dueAt: SEEDED_AT, createdAt: SEEDED_AT },
    expiresAt: addMillis(SEEDED_AT, HOUR),
  });
  const inWeChat = async () => {
    const rows = await rowsOf(backend, parent);
    return rows.filter(({ channel }) => channel === 'subscribe').map(({ event, state }) => [event, state]);
  };

  it('what waits in its queue is taken over and sent', async () => {
    await accept('former');
    await backend.services.db.insert(messageSends).values(queued('seat:1', 'waiting'));
    await send(backend);
    expect(await inWeChat()).toEqual([['seat:1', 'sent']]);
    expect(backend.sent.at(-1)?.line).toBe('[subscribe] tmpl-seat S3 -> pages/home/index');
  });

  it('what it has sent is not sent again, and the reverse', async () => {
    await accept('both');
    await accept('both');
    await backend.services.db.insert(messageSends).values(queued('seat:1', 'sent'));
    await notifyParent(backend, 'seatExpiring', parent, { event: 'seat:1' });
    expect(await inWeChat()).toEqual([]);
    await notifyParent(backend, 'seatExpiring', parent, { event: 'seat:2' });
    const again = await backend.services.db
      .insert(messageSends)
      .values(queued('seat:2', 'waiting'))
      .onConflictDoNothing()
      .returning();
    expect([await inWeChat(), again]).toEqual([[['seat:2', 'waiting']], []]);
    await backend.services.db.delete(outbox);
  });
});
