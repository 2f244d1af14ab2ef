/** Invitations and their rewards. */
import { and, eq, isNull } from 'drizzle-orm';
import { ConfigTypeCode } from '../../../src/contract/configuration/values';
import { CourseType } from '../../../src/contract/courses/values';
import { RewardReason } from '../../../src/contract/rewards/values';
import { InvitationState, InviteEvent } from '../../../src/contract/share/invite';
import type { Invitation, InviteReward } from '../../../src/contract/share/schema';
import { removeCancelledAccounts } from '../../../server/domains/account/cancellation/remove';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { accountOrigins } from '../../../server/domains/account/origins/tables';
import { students } from '../../../server/domains/account/tables';
import { upgradeConfigs } from '../../../server/domains/configuration/tables';
import { hourBalances } from '../../../server/domains/hours/tables';
import { attendLesson } from '../../../server/domains/lessons/attendance';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { balanceOf } from '../../../server/domains/rewards/ledger';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { creditInviter } from '../../../server/domains/share/invitations/credit';
import { invitations } from '../../../server/domains/share/invitations/tables';
import { addDays, MINUTE } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { timesToBook } from '../../builders/booking';
import { classOf } from '../../builders/lessons';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

const REWARD = { on: InviteEvent.trial, stars: 20, peaCoins: 50, hours: 1 } as const;

let backend: Backend;
let nextTime: number;
let inviter: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  const trial = { courseType: CourseType.trial, audience: 'unofficial' } as const;
  const times = await timesToBook(backend.services, 'wandou', { time: '10:00', seats: 40, course: trial });
  nextTime = times[1] ?? 0;
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await configure(REWARD);
  inviter = await buildParent(backend, anOfficialParent());
});

const db = () => backend.services.db;

async function configure(reward: InviteReward | undefined): Promise<void> {
  await db().delete(upgradeConfigs).where(eq(upgradeConfigs.typeCode, ConfigTypeCode.invite));
  const typeValue = JSON.stringify({ minePosterHide: 0, reward });
  await db().insert(upgradeConfigs).values({ typeCode: ConfigTypeCode.invite, typeValue });
}

interface Friend {
  readonly visitor: Visitor;
  readonly phone: string;
  readonly userId: number;
}

/** Registers by an inviter's link. */
async function friendOf(inviteUid: number, phone = newPhone()): Promise<Friend> {
  const visitor = new Visitor(backend);
  await visitor.smsLogin(phone, { ext: JSON.stringify({ presentId: 'P1', inviteUid }) });
  const { data } = await visitor.ask('getUserInfoByToken', { token: visitor.token ?? '' });
  return { visitor, phone, userId: Number(data.id) };
}

async function book({ visitor }: Friend): Promise<number> {
  const booked = await visitor.ask('bookLesson', { timeId: nextTime });
  return Number(booked.data.liveId);
}

async function listOf({ visitor }: Pick<InsideParent, 'visitor'>, page = 1, limit = 20) {
  const { data, count } = await visitor.ask('listInvitations', { page, limit });
  return { items: data as unknown as Invitation[], count };
}

const stateOf = async (of: InsideParent) => (await listOf(of)).items[0]?.state;

const inboxOf = (userId: number) => db().select().from(inboxMessages).where(eq(inboxMessages.userId, userId));

describe('A friend who registered by an invitation', () => {
  it('is listed for the inviter with each state, by the mask of the phone and no more', async () => {
    const friend = await friendOf(inviter.userId);
    const mask = `${friend.phone.slice(0, 3)}****${friend.phone.slice(-4)}`;
    const { items, count } = await listOf(inviter);
    expect(count).toBe(1);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        phoneMask: mask,
        state: InvitationState.registered,
        registeredAt: expect.stringMatching(/^\d{4}-/),
        creditedAt: '',
        ...{ stars: 0, peaCoins: 0, hours: 0 },
      },
    ]);
    const liveId = await book(friend);
    expect(await stateOf(inviter)).toBe(InvitationState.booked);
    await attendLesson(backend.services, liveId);
    expect((await listOf(inviter)).items).toMatchObject([
      { state: InvitationState.credited, stars: 20, peaCoins: 50, hours: 1 },
    ]);
    expect((await listOf(friend)).items).toEqual([]);
  });

  it('is on a page of the list, the newest first', async () => {
    const friends = [
      await friendOf(inviter.userId),
      await friendOf(inviter.userId),
      await friendOf(inviter.userId),
    ];
    const ends = friends.map(({ phone }) => phone.slice(-4)).reverse();
    const first = await listOf(inviter, 1, 2);
    const second = await listOf(inviter, 2, 2);
    expect([first.count, second.count]).toEqual([3, 3]);
    expect([...first.items, ...second.items].map(({ phoneMask }) => phoneMask.slice(-4))).toEqual(ends);
  });

  it('is credited to none who had an account already', async () => {
    const known = await buildParent(backend, aParent());
    backend.clock.pass(MINUTE);
    await friendOf(inviter.userId, known.phone);
    expect((await listOf(inviter)).items).toEqual([]);
  });

  it('is credited to none where the inviter is not there, or is the phone itself under another area code', async () => {
    const unknown = await friendOf(987_654_321);
    const itself = new Visitor(backend);
    await itself.smsLogin(inviter.phone, {
      areaCode: '852',
      ext: JSON.stringify({ presentId: '', inviteUid: inviter.userId }),
    });
    const rows = await db().select().from(invitations).where(eq(invitations.userId, inviter.userId));
    expect(rows).toEqual([]);
    expect(await db().$count(invitations, eq(invitations.friendId, unknown.userId))).toBe(0);
  });
});

describe('The inviter', () => {
  it('is credited when the friend was in the trial lesson, with a message, and not before', async () => {
    const friend = await friendOf(inviter.userId);
    const liveId = await book(friend);
    expect(await balanceOf(db(), inviter.userId)).toEqual({ stars: 0, peaCoins: 0 });
    expect(await inboxOf(inviter.userId)).toEqual([]);
    await attendLesson(backend.services, liveId);
    expect(await balanceOf(db(), inviter.userId)).toEqual({ stars: 20, peaCoins: 50 });
    const [hours] = await db().select().from(hourBalances).where(eq(hourBalances.userId, inviter.userId));
    expect(hours).toMatchObject({ giveHours: 1 });
    expect(await inboxOf(inviter.userId)).toMatchObject([
      {
        title: '邀请奖励到账了',
        body: '您邀请的好友上完了体验课，20颗星星、50个豌豆币、1课时已到账，谢谢您的推荐。',
        target: { url: '/sharePoster?show=friends' },
      },
    ]);
  });

  it('is credited once, although the event arrives twice and on two connections at once', async () => {
    const friend = await friendOf(inviter.userId);
    const liveId = await book(friend);
    await Promise.all([1, 2, 3].map(() => attendLesson(backend.services, liveId)));
    const event = { userId: friend.userId, isTrial: true };
    await db().update(invitations).set({ creditedAt: null }).where(eq(invitations.friendId, friend.userId));
    await db().delete(rewardLedger).where(eq(rewardLedger.userId, inviter.userId));
    await db().delete(inboxMessages).where(eq(inboxMessages.userId, inviter.userId));
    await db().delete(outbox).where(eq(outbox.userId, inviter.userId));
    await db().update(students).set({ starNum: 0, peaCoinNum: 0 }).where(eq(students.userId, inviter.userId));
    await Promise.all(
      [1, 2, 3, 4].map(() => db().transaction((tx) => creditInviter(tx, backend.clock, event))),
    );
    await attendLesson(backend.services, liveId);
    expect(await balanceOf(db(), inviter.userId)).toEqual({ stars: 20, peaCoins: 50 });
    expect(await inboxOf(inviter.userId)).toHaveLength(1);
    const isOfInvitation = and(
      eq(rewardLedger.userId, inviter.userId),
      eq(rewardLedger.reason, RewardReason.invitation),
    );
    expect(await db().$count(rewardLedger, isOfInvitation)).toBe(2);
  });

  it('gets nothing while the configuration gives nothing, and nothing later for a trial of that time', async () => {
    await configure(undefined);
    const friend = await friendOf(inviter.userId);
    const liveId = await book(friend);
    await attendLesson(backend.services, liveId);
    await configure(REWARD);
    await attendLesson(backend.services, liveId);
    expect(await balanceOf(db(), inviter.userId)).toEqual({ stars: 0, peaCoins: 0 });
    expect(await stateOf(inviter)).toBe(InvitationState.attended);
  });

  it('waits for a lesson that is no trial where the configuration names that', async () => {
    await configure({ on: InviteEvent.lesson, stars: 5 });
    const friend = await friendOf(inviter.userId);
    await attendLesson(backend.services, await book(friend));
    expect((await balanceOf(db(), inviter.userId)).stars).toBe(0);
    await classOf('yuwen', { time: '15:00', offset: 1 })(backend.services, friend);
    const [lesson] = await db()
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(eq(lessons.userId, friend.userId), isNull(lessons.attendance)));
    await attendLesson(backend.services, lesson?.id ?? 0);
    expect((await balanceOf(db(), inviter.userId)).stars).toBe(5);
  });

  it.each([
    [{ on: 'trial', stars: '7' }, 7],
    [{ on: 'someday', stars: 7 }, 0],
    [{ on: 'trial', stars: -7 }, 0],
    ['20', 0],
  ])('gets what can be read of what an operator typed: %j gives %d stars', async (reward, stars) => {
    await configure(reward as unknown as InviteReward);
    const friend = await friendOf(inviter.userId);
    await attendLesson(backend.services, await book(friend));
    expect((await balanceOf(db(), inviter.userId)).stars).toBe(stars);
  });
});

describe('An invitation', () => {
  const remove = async ({ userId }: { readonly userId: number }) => {
    const [child] = await db()
      .select({ accountId: students.accountId })
      .from(students)
      .where(eq(students.userId, userId));
    const now = backend.clock.now();
    const row = { agreedAt: addDays(now, -15), requestedAt: addDays(now, -15), dueAt: now };
    await db()
      .insert(cancellations)
      .values({ accountId: child?.accountId ?? 0, ...row });
    expect(await removeCancelledAccounts(backend.services)).toBe(1);
  };

  it('goes with the friend, and its credit stays the inviter’s without a name', async () => {
    const friend = await friendOf(inviter.userId);
    await attendLesson(backend.services, await book(friend));
    await remove(friend);
    expect((await listOf(inviter)).items).toEqual([]);
    expect((await balanceOf(db(), inviter.userId)).stars).toBe(20);
    const kept = JSON.stringify([
      await inboxOf(inviter.userId),
      await db().select().from(rewardLedger).where(eq(rewardLedger.userId, inviter.userId)),
    ]);
    expect(kept).not.toContain(String(friend.userId));
  });

  it('goes with the inviter, and the friend’s lesson is not credited', async () => {
    const friend = await friendOf(inviter.userId);
    const liveId = await book(friend);
    await remove(inviter);
    expect(await attendLesson(backend.services, liveId)).toBe(true);
    expect(await db().$count(invitations, eq(invitations.friendId, friend.userId))).toBe(0);
    expect(await db().$count(accountOrigins, eq(accountOrigins.inviterId, inviter.userId))).toBe(0);
  });

  it('is in the inviter’s copy of own data without the friend, and not in the friend’s', async () => {
    const friend = await friendOf(inviter.userId);
    const copy = async ({ visitor }: Pick<Friend, 'visitor'>) => {
      const { data } = await visitor.ask('exportPersonalData');
      return (await visitor.raw({ method: 'GET', url: new URL(String(data.url)).pathname })).text;
    };
    const own = await copy(inviter);
    expect(own).toContain('邀请的好友');
    expect(own).not.toContain(String(friend.userId));
    const theirs = await copy(friend);
    expect(theirs).toContain('注册来源');
    expect(theirs).not.toContain(String(inviter.userId));
  });
});
