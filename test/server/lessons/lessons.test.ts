import { and, eq } from 'drizzle-orm';
import { StudyClassStatus } from '../../../src/contract/lessons/values';
import { attendLesson } from '../../../server/domains/lessons/attendance';
import { lessonListeners } from '../../../server/domains/lessons/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { AHEAD_DAYS } from '../../../server/domains/courses/timetable/window';
import { addMillis, DAY, MINUTE, shanghaiTime } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { withManySubjects, withOneSubject } from '../../builders/children';
import { anOfficialParent } from '../../builders/parent';
import { buildParent, logIn, type Parent } from '../support/people';

interface Lesson {
  readonly courseDate: string;
  readonly chapterName: string;
  readonly liveId: number;
  readonly status?: number;
}

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const at = (day: string, time: string) => backend.clock.set(shanghaiTime(day, time));

const todayOf = async ({ visitor }: Parent) =>
  (await visitor.ask('getTodayClasses')).data as unknown as readonly Lesson[];

const planOf = async ({ visitor }: Parent, request: { from?: string } = {}) =>
  (await visitor.ask('getStudyPlan', request)).data.days as readonly {
    date: string;
    classes: readonly Lesson[];
  }[];

const enter = ({ visitor }: Parent, liveId: number) => visitor.ask('goClass', { liveId });

describe("Today's classes", () => {
  it('change at midnight in Shanghai, whatever the time zone of the server', async () => {
    const parent = await buildParent(backend, withManySubjects());
    at('2026-11-21', '23:59:59');
    expect((await todayOf(parent)).map(({ courseDate }) => courseDate.slice(0, 10))).toEqual(
      Array(3).fill('2026-11-21'),
    );
    at('2026-11-22', '00:00:00');
    expect((await todayOf(parent)).map(({ courseDate }) => courseDate.slice(0, 10))).toEqual(
      Array(3).fill('2026-11-22'),
    );
  });

  it('are three every day of the weeks to come', async () => {
    const { phone } = await buildParent(backend, withManySubjects());
    for (let day = 0; day < 10; day += 1) {
      const parent = await logIn(backend, phone);
      expect(await todayOf(parent)).toHaveLength(3);
      backend.clock.pass(25 * DAY + 7 * MINUTE);
    }
  });

  it('are there after a standstill of a year, and are numbered on', async () => {
    const parent = await buildParent(backend, withOneSubject());
    const before = (await todayOf(parent))[0];
    at('2027-11-21', '09:00');
    const after = (await todayOf(await logIn(backend, parent.phone)))[0];
    const numberOf = (lesson: Lesson | undefined) =>
      Number(/^第(\d+)讲/.exec(lesson?.chapterName ?? '')?.[1]);
    expect(numberOf(after) - numberOf(before)).toBe(365);
  });

  it('are made once, even when many requests and two servers find them missing', async () => {
    const second = await startBackend({ database: backend.database, clock: backend.clock });
    const { phone } = await buildParent(backend, withManySubjects());
    at('2027-03-01', '09:00');
    const parent = await logIn(backend, phone);
    const elsewhere = await logIn(second, phone);
    const asked = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((round) => todayOf(round % 2 === 0 ? parent : elsewhere)),
    );
    for (const classes of asked) expect(classes).toHaveLength(3);
    const { userId } = parent;
    const rows = await backend.services.db
      .select({ startsAt: lessons.startsAt })
      .from(lessons)
      .where(eq(lessons.userId, userId));
    expect(new Set(rows.map(({ startsAt }) => startsAt.getTime())).size).toBe(rows.length);
    const last = Math.max(...rows.map(({ startsAt }) => startsAt.getTime()));
    expect(last).toBeGreaterThanOrEqual(shanghaiTime('2027-03-01').getTime() + AHEAD_DAYS * DAY);
    await second.stop();
  });

  it('leave out one that the child is excused from', async () => {
    const parent = await buildParent(backend, withManySubjects());
    const [first] = await todayOf(parent);
    await backend.services.db
      .update(lessons)
      .set({ attendance: 'leave' })
      .where(eq(lessons.id, first?.liveId ?? 0));
    expect(await todayOf(parent)).toHaveLength(2);
    expect(await enter(parent, first?.liveId ?? 0)).toMatchObject({
      code: '10000005',
      message: '这节课已经请假',
    });
  });
});

describe('The study plan', () => {
  it('covers the week from Monday, and another when it is asked for', async () => {
    const parent = await buildParent(backend, withManySubjects());
    const week = await planOf(parent);
    expect([week[0]?.date, week.at(-1)?.date, week.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
    const next = await planOf(parent, { from: '2026-11-23' });
    expect([next[0]?.date, next.at(-1)?.date]).toEqual(['2026-11-23', '2026-11-29']);
  });

  it('leaves out days without a class', async () => {
    const everyMonday = { time: '19:30', everyDays: 7, offset: 2 };
    const parent = await buildParent(backend, anOfficialParent().withClass('yuwen', everyMonday));
    expect((await planOf(parent)).map(({ date }) => date)).toEqual(['2026-11-16']);
  });

  it('has what is over, running and to come', async () => {
    const parent = await buildParent(backend, withManySubjects());
    at('2026-11-21', '16:10');
    const saturday = (await planOf(parent)).find(({ date }) => date === '2026-11-21');
    expect(saturday?.classes.map(({ status }) => status)).toEqual([
      StudyClassStatus.over,
      StudyClassStatus.live,
      StudyClassStatus.upcoming,
    ]);
  });

  it.each([
    [null, StudyClassStatus.over],
    ['joined', StudyClassStatus.finished],
    ['absent', StudyClassStatus.missed],
    ['leave', StudyClassStatus.leave],
  ] as const)(
    'has for a class that is over, with %s on record, the status %i',
    async (attendance, status) => {
      const parent = await buildParent(backend, withOneSubject());
      const [lesson] = await todayOf(parent);
      await backend.services.db
        .update(lessons)
        .set({ attendance })
        .where(eq(lessons.id, lesson?.liveId ?? 0));
      at('2026-11-21', '21:00');
      const saturday = (await planOf(parent)).find(({ date }) => date === '2026-11-21');
      expect(saturday?.classes[0]?.status).toBe(status);
    },
  );

  it.each(['2026-02-31', '2026-13-01', '0000-00-00', '9999-12-31', 'tomorrow', ''])(
    'does not begin on %j',
    async (from) => {
      const { visitor } = await buildParent(backend, withOneSubject());
      expect(await visitor.ask('getStudyPlan', { from })).toMatchObject({
        status: 400,
        body: { field: 'from' },
      });
    },
  );
});

describe('Entering a class', () => {
  it('works from half an hour before its begin until its end', async () => {
    const parent = await buildParent(backend, withOneSubject());
    const liveId = (await todayOf(parent))[0]?.liveId ?? 0;
    at('2026-11-21', '18:29:59');
    expect(await enter(parent, liveId)).toMatchObject({
      status: 200,
      code: '10000005',
      message: '这节课还未开始',
      data: null,
    });
    at('2026-11-21', '18:30');
    expect(await enter(parent, liveId)).toMatchObject({ code: '00000000', data: { liveId, liveStatus: 0 } });
    at('2026-11-21', '19:00');
    expect(await enter(parent, liveId)).toMatchObject({ code: '00000000', data: { liveId, liveStatus: 1 } });
    at('2026-11-21', '19:39:59');
    expect((await enter(parent, liveId)).code).toBe('00000000');
    at('2026-11-21', '19:40');
    expect(await enter(parent, liveId)).toMatchObject({ code: '10000005', message: '这节课已经结束' });
  });

  it('by a parent is recorded once as listening, and is no attendance', async () => {
    const parent = await buildParent(backend, withOneSubject());
    const liveId = (await todayOf(parent))[0]?.liveId ?? 0;
    at('2026-11-21', '19:05');
    await enter(parent, liveId);
    at('2026-11-21', '19:10');
    await enter(parent, liveId);
    const { db, clock } = backend.services;
    const isListening = eq(lessonListeners.lessonId, liveId);
    expect(await db.select().from(lessonListeners).where(isListening)).toEqual([
      {
        lessonId: liveId,
        userId: parent.userId,
        firstAt: addMillis(clock.now(), -5 * MINUTE),
        lastAt: clock.now(),
      },
    ]);
    const own = await db
      .select({ attendance: lessons.attendance })
      .from(lessons)
      .where(eq(lessons.id, liveId));
    expect(own).toEqual([{ attendance: null }]);
  });

  it('by the child is attendance, recorded once', async () => {
    const parent = await buildParent(backend, withOneSubject());
    const liveId = (await todayOf(parent))[0]?.liveId ?? 0;
    at('2026-11-21', '19:05');
    expect(await attendLesson(backend.services, liveId)).toBe(true);
    expect(await attendLesson(backend.services, liveId)).toBe(false);
    const joined = and(eq(lessons.id, liveId), eq(lessons.attendance, 'joined'));
    expect(await backend.services.db.select({ id: lessons.id }).from(lessons).where(joined)).toEqual([
      { id: liveId },
    ]);
  });

  it("is refused for another child's class and for none at all", async () => {
    const liveId = (await todayOf(await buildParent(backend, withOneSubject())))[0]?.liveId ?? 0;
    at('2026-11-21', '19:05');
    const other = await buildParent(backend, withManySubjects());
    expect(await enter(other, liveId)).toMatchObject({ status: 200, code: '10000002', data: null });
    expect(await enter(other, 1)).toMatchObject({
      status: 200,
      code: '10000002',
      message: '获取课程信息失败',
    });
  });
});

describe('Looking a live class up', () => {
  const look = ({ visitor }: Parent, liveId: number) => visitor.ask('getLiveCourse', { liveId });

  it('returns whether it has started, and records no entry', async () => {
    const parent = await buildParent(backend, withOneSubject());
    const liveId = (await todayOf(parent))[0]?.liveId ?? 0;
    at('2026-11-21', '18:59:59');
    expect(await look(parent, liveId)).toMatchObject({ code: '00000000', data: { liveStatus: 0 } });
    at('2026-11-21', '19:00');
    expect(await look(parent, liveId)).toMatchObject({ code: '00000000', data: { liveStatus: 1 } });
    at('2026-11-21', '19:40');
    expect(await look(parent, liveId)).toMatchObject({ code: '00000000', data: { liveStatus: 2 } });
    const joined = and(eq(lessons.id, liveId), eq(lessons.attendance, 'joined'));
    expect(await backend.services.db.select({ id: lessons.id }).from(lessons).where(joined)).toEqual([]);
  });

  it("is refused for another child's class and for none at all", async () => {
    const liveId = (await todayOf(await buildParent(backend, withOneSubject())))[0]?.liveId ?? 0;
    const other = await buildParent(backend, withManySubjects());
    expect(await look(other, liveId)).toMatchObject({ code: '10000002', message: '获取课程信息失败' });
    expect(await look(other, 1)).toMatchObject({ code: '10000002', message: '获取课程信息失败' });
  });
});
