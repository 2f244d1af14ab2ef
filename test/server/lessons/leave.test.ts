import { and, asc, eq, gt } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import type { LeaveLesson, LeaveRecord } from '../../../src/contract/lessons/schema';
import { LeaveState } from '../../../src/contract/lessons/values';
import { leaveBalances } from '../../../server/domains/hours/tables';
import { leaves } from '../../../server/domains/lessons/leave/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { addMillis, HOUR, MINUTE } from '../../../server/core/time';
import { withManySubjects, withOneSubject } from '../../builders/children';
import { buildParent, type Parent } from '../support/people';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, withOneSubject());
});

const records = async () =>
  (await parent.visitor.ask('listLeaveRecords', { page: 1, limit: 50 })).data as unknown as LeaveRecord[];
const offered = async () => (await parent.visitor.ask('listLeaveLessons')).data as unknown as LeaveLesson[];
const ask = (liveId: number) => parent.visitor.ask('askForLeave', { liveId });
const usable = async () =>
  (
    await parent.visitor.ask('getLeaveSummary', {
      unificationId: parent.unificationId,
      brandCodeList: [SubjectCode.wandou],
    })
  ).data.usableNum;
const attendanceOf = async (liveId: number) => {
  const [found] = await backend.services.db.select().from(lessons).where(eq(lessons.id, liveId));
  return found?.attendance;
};
const startIn = (liveId: number, millis: number) =>
  backend.services.db
    .update(lessons)
    .set({ startsAt: addMillis(backend.clock.now(), millis) })
    .where(eq(lessons.id, liveId));

const firstOffered = async (): Promise<LeaveLesson> => {
  const [lesson] = await offered();
  if (!lesson) throw new Error('No lesson is offered');
  return lesson;
};

describe('Asking for leave', () => {
  it('excuses the lesson, takes one leave and is in the record', async () => {
    const lesson = await firstOffered();
    expect(lesson.usableNum).toBe(3);
    expect((await ask(lesson.liveId)).code).toBe('00000000');
    expect(await usable()).toBe(2);
    expect(await attendanceOf(lesson.liveId)).toBe('leave');
    expect((await records())[0]).toMatchObject({
      lessonName: lesson.lessonName,
      lessonTime: lesson.lessonTime,
      state: LeaveState.onLeave,
      canWithdraw: true,
    });
    expect((await offered()).map(({ liveId }) => liveId)).not.toContain(lesson.liveId);
  });

  it('takes one leave, however often and at once it is asked', async () => {
    const { liveId } = await firstOffered();
    const answers = await Promise.all([1, 2, 3].map(() => ask(liveId)));
    expect(new Set(answers.map(({ data }) => data.leaveId)).size).toBe(1);
    expect(await usable()).toBe(2);
  });

  it('works until two hours before the lesson and not later', async () => {
    const { liveId } = await firstOffered();
    await startIn(liveId, 2 * HOUR - MINUTE);
    expect(await ask(liveId)).toMatchObject({ status: 200, code: '10000005' });
    expect((await offered()).map((lesson) => lesson.liveId)).not.toContain(liveId);
    await startIn(liveId, 2 * HOUR);
    expect((await ask(liveId)).code).toBe('00000000');
  });

  it('is refused when no leave is left, even for two lessons at once', async () => {
    const balance = eq(leaveBalances.userId, parent.userId);
    await backend.services.db.update(leaveBalances).set({ usableNum: 1 }).where(balance);
    const [first, second] = await offered();
    const answers = await Promise.all([ask(first?.liveId ?? 0), ask(second?.liveId ?? 0)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10000005']);
    expect(await usable()).toBe(0);
    expect((await offered()).every(({ usableNum }) => usableNum === 0)).toBe(true);
  });

  it("is refused for another child's lesson, for one attended and for none at all", async () => {
    const other = await buildParent(backend, withManySubjects());
    const [foreign] = (await other.visitor.ask('listLeaveLessons')).data as unknown as LeaveLesson[];
    // Identical responses, so that ids cannot be probed.
    expect(await ask(foreign?.liveId ?? 0)).toMatchObject({ status: 200, code: '10000002' });
    expect(await ask(999_999)).toMatchObject({ status: 200, code: '10000002' });
    const { liveId } = await firstOffered();
    await backend.services.db.update(lessons).set({ attendance: 'joined' }).where(eq(lessons.id, liveId));
    expect(await ask(liveId)).toMatchObject({ code: '10000005' });
    expect(await usable()).toBe(3);
  });

  it('names the field of bad input and takes a session', async () => {
    expect(await parent.visitor.ask('askForLeave', { liveId: 0 })).toMatchObject({
      status: 400,
      body: { field: 'liveId' },
    });
    parent.visitor.token = null;
    expect(await ask(700_001)).toMatchObject({ status: 401, code: '1000010' });
  });
});

describe('Withdrawing leave', () => {
  it('gives the leave back and the lesson to the child, once', async () => {
    const { liveId } = await firstOffered();
    const { leaveId } = (await ask(liveId)).data;
    await Promise.all([1, 2, 3].map(() => parent.visitor.ask('withdrawLeave', { leaveId })));
    expect(await usable()).toBe(3);
    expect(await attendanceOf(liveId)).toBeNull();
    expect((await records())[0]).toMatchObject({ state: LeaveState.withdrawn, canWithdraw: false });
    // Leave can be requested again.
    expect((await ask(liveId)).code).toBe('00000000');
  });

  it('is refused shortly before the lesson, and once a make-up lesson is arranged', async () => {
    const { liveId } = await firstOffered();
    const { leaveId } = (await ask(liveId)).data;
    const own = eq(leaves.id, Number(leaveId));
    const { db, clock } = backend.services;
    const soon = addMillis(clock.now(), HOUR);
    const [before] = await db.select().from(leaves).where(own);
    await db.update(leaves).set({ lessonStartsAt: soon }).where(own);
    expect(await parent.visitor.ask('withdrawLeave', { leaveId })).toMatchObject({ code: '10000005' });
    await db
      .update(leaves)
      .set({ lessonStartsAt: before?.lessonStartsAt, state: LeaveState.planned })
      .where(own);
    expect(await parent.visitor.ask('withdrawLeave', { leaveId })).toMatchObject({ code: '10000005' });
    expect(await usable()).toBe(2);
  });

  it('is refused while another lesson has its time, and changes nothing', async () => {
    const [away, other] = await offered();
    const { leaveId } = (await ask(away?.liveId ?? 0)).data;
    await startIn(away?.liveId ?? 0, 30 * HOUR);
    await startIn(other?.liveId ?? 0, 30 * HOUR + 10 * MINUTE);
    expect(await parent.visitor.ask('withdrawLeave', { leaveId })).toMatchObject({
      ...{ code: '10000005', message: '这个时间孩子已经有别的课了，不能撤销请假' },
    });
    expect([await attendanceOf(away?.liveId ?? 0), await usable()]).toEqual(['leave', 2]);
    await startIn(other?.liveId ?? 0, 40 * HOUR);
    expect((await parent.visitor.ask('withdrawLeave', { leaveId })).code).toBe('00000000');
    expect([await attendanceOf(away?.liveId ?? 0), await usable()]).toEqual([null, 3]);
  });

  it("is refused for another parent's leave and for none at all", async () => {
    const other = await buildParent(backend, withManySubjects());
    const [lesson] = (await other.visitor.ask('listLeaveLessons')).data as unknown as LeaveLesson[];
    await other.visitor.ask('askForLeave', { liveId: lesson?.liveId ?? 0 });
    const [foreign] = await backend.services.db
      .select()
      .from(leaves)
      .where(and(eq(leaves.userId, other.userId), gt(leaves.id, 0)))
      .orderBy(asc(leaves.id))
      .limit(1);
    expect(await parent.visitor.ask('withdrawLeave', { leaveId: foreign?.id ?? 0 })).toMatchObject({
      status: 200,
      code: '10000002',
    });
    expect(await parent.visitor.ask('withdrawLeave', { leaveId: 999_999 })).toMatchObject({
      code: '10000002',
    });
  });
});
