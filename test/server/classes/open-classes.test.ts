import { and, eq } from 'drizzle-orm';
import { AppScene } from '../../../src/contract/account/values';
import { type OpenClassState, OpenClassWhen } from '../../../src/contract/classes/values';
import { openClasses, openClassReservations } from '../../../server/domains/classes/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { addMillis, HOUR, MINUTE } from '../../../server/core/time';
import { anOpenClass, minutesAgo } from '../../builders/classes';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { buildParent, type InsideParent } from '../support/people';
import { phoneFields, Visitor } from '../support/visitor';
import { cancel, enter, look, reserve, takenOf } from './support';

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
beforeEach(() => backend.services.db.delete(openClasses));

const anotherParent = () => buildParent(backend, aParent());
const on = () => backend.services;
const CONFLICT = '10000005';
const UNKNOWN = '10000002';

async function listed(when: OpenClassWhen, who: InsideParent = parent) {
  const { data, count } = await who.visitor.ask('listOpenClasses', { when, page: 1, limit: 10 });
  const items = data as unknown as readonly { readonly classId: number; readonly state: string }[];
  return { ids: items.map(({ classId }) => classId), items, count };
}

const messagesOf = ({ userId }: InsideParent) =>
  on().db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId)).orderBy(inboxMessages.id);

describe('An open class', () => {
  it('is soon, reserved, full, live or over for each visitor', async () => {
    const { clock } = backend;
    const states: OpenClassState[] = [];
    const say = async (id: number, who = parent) =>
      states.push((await look(who, id)).data.state as OpenClassState);
    const id = await anOpenClass(on(), { seats: 1 });
    await say(id);
    await reserve(parent, id);
    await say(id);
    await say(id, await anotherParent());
    const before = clock.now();
    clock.pass(24 * HOUR);
    await say(id);
    clock.pass(40 * MINUTE);
    await say(id);
    clock.set(before);
    expect(states).toEqual(['soon', 'reserved', 'full', 'live', 'over']);
  });

  it('has its teacher, its points and the seats that are left, each only where it exists', async () => {
    const id = await anOpenClass(on(), { seats: 30, taken: 29, points: ['找到对称'], summary: '折一折' });
    expect((await look(parent, id)).data).toMatchObject({
      classId: id,
      seats: 30,
      seatsLeft: 1,
      isReserved: false,
      points: ['找到对称'],
      summary: '折一折',
      startsAt: '2026-11-22 09:00:00',
    });
    expect((await look(parent, 1)).data).toBeNull();
  });

  it.each(['listOpenClasses', 'getOpenClass', 'reserveOpenClass', 'enterOpenClass', 'getPeaClass'] as const)(
    'needs a login: %s',
    async (name) => {
      const request = { classId: 1, when: 'coming', page: 1, limit: 10 };
      expect((await new Visitor(backend).ask(name, request as never)).status).toBe(401);
    },
  );
});

describe('The lists of open classes', () => {
  it('have what is on first, then the next one; what is over with the last one first', async () => {
    const at = (hours: number) => addMillis(backend.clock.now(), hours * HOUR);
    const later = await anOpenClass(on(), { startsAt: at(48) });
    const next = await anOpenClass(on(), { startsAt: at(2) });
    const live = await anOpenClass(on(), { startsAt: minutesAgo(on(), 10) });
    const older = await anOpenClass(on(), { startsAt: at(-50) });
    const last = await anOpenClass(on(), { startsAt: at(-2) });
    expect((await listed(OpenClassWhen.coming)).ids).toEqual([live, next, later]);
    expect((await listed(OpenClassWhen.past)).ids).toEqual([last, older]);
  });

  it('have under mine the own active reservations, and none of other parents', async () => {
    const [mine, given, theirs] = [await anOpenClass(on()), await anOpenClass(on()), await anOpenClass(on())];
    await reserve(parent, mine);
    await reserve(parent, given);
    await cancel(parent, given);
    const other = await anotherParent();
    await reserve(other, theirs);
    expect(await listed(OpenClassWhen.mine)).toMatchObject({ ids: [mine], count: 1 });
    expect((await listed(OpenClassWhen.mine, other)).ids).toEqual([theirs]);
  });

  it('come page by page, none twice and none left out', async () => {
    for (let number = 0; number < 5; number += 1) await anOpenClass(on());
    const page = async (page: number, limit: number) =>
      (await parent.visitor.ask('listOpenClasses', { when: 'coming', page, limit })).data as unknown as {
        classId: number;
      }[];
    const all = await page(1, 10);
    expect([...(await page(1, 2)), ...(await page(2, 2)), ...(await page(3, 2))]).toEqual(all);
  });
});

describe('Reserving', () => {
  it('takes one seat however often it is asked, and gives it back once', async () => {
    const id = await anOpenClass(on(), { seats: 5 });
    for (let time = 0; time < 3; time += 1) expect((await reserve(parent, id)).data.seatsLeft).toBe(4);
    for (let time = 0; time < 3; time += 1)
      expect((await cancel(parent, id)).data).toMatchObject({
        seatsLeft: 5,
        state: 'soon',
        isReserved: false,
      });
  });

  it('is refused with a message where it is full, with the class as it is now', async () => {
    const id = await anOpenClass(on(), { seats: 2, taken: 2 });
    const answer = await reserve(parent, id);
    expect([answer.code, answer.message]).toEqual([CONFLICT, '名额刚刚约满了，可以约其他公开课']);
    expect(answer.data).toMatchObject({ classId: id, state: 'full', seatsLeft: 0 });
  });

  it('is refused once it is on or over, and so is giving a seat back', async () => {
    const { clock } = backend;
    const [id, other] = [await anOpenClass(on()), await anOpenClass(on())];
    await reserve(parent, id);
    const before = clock.now();
    clock.pass(24 * HOUR);
    expect((await reserve(parent, other)).message).toBe('这节课已经开始，不能再预约了');
    expect((await cancel(parent, id)).message).toBe('这节课已经开始，不能再取消了');
    clock.pass(HOUR);
    expect((await reserve(parent, other)).message).toBe('这节课已经结束');
    clock.set(before);
    expect([await takenOf(backend, id), await takenOf(backend, other)]).toEqual([1, 0]);
  });

  it.each(['reserveOpenClass', 'cancelOpenClass', 'enterOpenClass', 'exportOpenClassCalendar'] as const)(
    'fails for an unknown class: %s',
    async (name) => {
      expect((await parent.visitor.ask(name, { classId: 1 })).code).toBe(UNKNOWN);
    },
  );

  it('is of one parent: another one who cancels gives nothing back', async () => {
    const id = await anOpenClass(on());
    await reserve(parent, id);
    await cancel(await anotherParent(), id);
    expect((await look(parent, id)).data.isReserved).toBe(true);
    expect(await takenOf(backend, id)).toBe(1);
  });
});

describe('Entering', () => {
  it('opens the room from begin to end, for a parent with a seat or one who takes a free seat', async () => {
    const id = await anOpenClass(on(), { seats: 2, taken: 1, liveId: 77 });
    expect((await enter(parent, id)).message).toBe('这节课还未开始');
    await on()
      .db.update(openClasses)
      .set({ startsAt: minutesAgo(on(), 1) })
      .where(eq(openClasses.id, id));
    expect((await enter(parent, id)).data).toEqual({ liveId: 77, liveStatus: 1 });
    expect((await enter(parent, id)).data).toEqual({ liveId: 77, liveStatus: 1 });
    expect((await enter(await anotherParent(), id)).message).toBe('这节课的名额已满，下课后可以看回放');
    expect(await takenOf(backend, id)).toBe(2);
    await on()
      .db.update(openClasses)
      .set({ startsAt: minutesAgo(on(), 40) })
      .where(eq(openClasses.id, id));
    expect((await enter(parent, id)).message).toBe('这节课已经结束');
  });
});

describe('Messages of a reservation', () => {
  it('come once when it is made, and once before the class begins', async () => {
    const who = await anotherParent();
    const id = await anOpenClass(on(), { title: '会飞的纸', startsAt: addMillis(backend.clock.now(), HOUR) });
    await reserve(who, id);
    await cancel(who, id);
    await reserve(who, id);
    const before = backend.clock.now();
    await tidyUp(on());
    backend.clock.pass(35 * MINUTE);
    await Promise.all([tidyUp(on()), tidyUp(on())]);
    backend.clock.set(before);
    const messages = await messagesOf(who);
    expect(messages.map(({ title }) => title)).toEqual(['公开课预约成功', '公开课即将开始']);
    expect(messages[0]?.body).toContain('《会飞的纸》，11月21日 10:00 开始');
    expect(messages[1]?.target?.url).toBe(`/openClassCenter/openClassDetail?id=${id}`);
  });

  it('send no reminder after the seat was given back', async () => {
    const who = await anotherParent();
    const id = await anOpenClass(on(), { startsAt: addMillis(backend.clock.now(), 20 * MINUTE) });
    await reserve(who, id);
    await cancel(who, id);
    await tidyUp(on());
    expect(await messagesOf(who)).toHaveLength(1);
  });
});

describe('The calendar of an open class', () => {
  const addressOf = async (who: InsideParent, classId: number) =>
    new URL(String((await who.visitor.ask('exportOpenClassCalendar', { classId })).data.url)).pathname;
  const fetchFile = (url: string) => parent.visitor.raw({ method: 'GET', url });

  it('is issued once, to a parent with a seat', async () => {
    const id = await anOpenClass(on());
    expect((await parent.visitor.ask('exportOpenClassCalendar', { classId: id })).code).toBe(UNKNOWN);
    await reserve(parent, id);
    const url = await addressOf(parent, id);
    const file = await fetchFile(url);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.text).toContain(`UID:open-class-${id}@wandou`);
    expect(file.text).toContain('TRIGGER:-PT30M');
    expect((await fetchFile(url)).status).toBe(410);
  });

  it("is not that of another parent's class under one's own address", async () => {
    const [mine, theirs] = [await anOpenClass(on()), await anOpenClass(on())];
    await reserve(parent, mine);
    const file = await fetchFile((await addressOf(parent, mine)).replace(`-${mine}.ics`, `-${theirs}.ics`));
    expect(file.text).not.toContain('BEGIN:VEVENT');
  });
});

describe('A parent who deletes the account', () => {
  it('gives the seats back', async () => {
    const who = await anotherParent();
    const id = await anOpenClass(on());
    await reserve(who, id);
    await who.visitor.ask('agreeToCancellation');
    await who.visitor.ask('sendVerificationCodeV3', phoneFields(who.phone), {
      'app-scene': AppScene.cancelAccount,
    });
    await who.visitor.ask('confirmCancellation', { verificationCode: who.visitor.lastCode });
    const { removeCancelledAccounts } = await import('../../../server/domains/account/cancellation/remove');
    const before = backend.clock.now();
    backend.clock.pass(16 * 24 * HOUR);
    const { db } = on();
    await removeCancelledAccounts(on());
    backend.clock.set(before);
    const owned = and(eq(openClassReservations.classId, id), eq(openClassReservations.userId, who.userId));
    expect([await takenOf(backend, id), await db.$count(openClassReservations, owned)]).toEqual([0, 0]);
  });
});
