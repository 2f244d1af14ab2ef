/** Each domain records its learning events. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import { PlayableKind } from '../../../src/contract/films/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { eventsOf } from '../../../server/domains/learning/events';
import { learningEvents } from '../../../server/domains/learning/tables';
import { backfillEvents } from '../../../server/domains/growth/backfill';
import { attendLesson } from '../../../server/domains/lessons/attendance';
import { lessonListeners } from '../../../server/domains/lessons/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { addDays, addMillis, MINUTE, SECOND } from '../../../server/core/time';
import { withOneSubject } from '../../builders/children';
import { filmCourse } from '../../builders/film-courses';
import { offer, storeFilm, watched } from '../../builders/films';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

const { chapter, teacher, recording } = PlayableKind;

let backend: Backend;
let parent: InsideParent;
let lesson: typeof lessons.$inferSelect;
const offers: { takeBack: () => void }[] = [];
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  const filmId = await storeFilm(backend.services);
  const items = new Map([[1, { filmId, title: '认识数', subject: Subject.math }]]);
  for (const kind of [chapter, teacher, recording]) offers.push(offer(kind, items));
});
afterAll(async () => {
  for (const { takeBack } of offers) takeBack();
  await backend.stop();
});
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, withOneSubject().withScenario({ checkIn: true }));
  const { db, clock } = backend.services;
  const isNext = and(eq(lessons.userId, parent.userId), gt(lessons.startsAt, addDays(clock.now(), 1)));
  const [next] = await db.select().from(lessons).where(isNext).orderBy(asc(lessons.startsAt)).limit(1);
  if (next === undefined) throw new Error('no lesson');
  lesson = next;
});

const YEAR = { subject: null, from: '2026-01-01', to: '2026-12-31' };
const recorded = () => eventsOf(backend.services.db, { userId: parent.userId, ...YEAR });
const enterAfter = (minutes: number) => {
  backend.clock.set(addMillis(lesson.startsAt, minutes * MINUTE));
  return attendLesson(backend.services, lesson.id);
};

describe('Entering a lesson', () => {
  it.each([
    ['ten minutes early', -10, 40, true],
    ['in its third minute', 3, 40 - 3, true],
    ['in its fourth minute', 4, 40 - 4, false],
    ['in the middle of it', 20, 20, false],
    ['reported when it is over', 90, 40, null],
  ])('%s is an event, with the minutes that are left of it', async (_when, minutes, amount, isOnTime) => {
    await enterAfter(minutes);
    await attendLesson(backend.services, lesson.id);
    const { id, chapterName, startsAt } = lesson;
    expect(await recorded()).toEqual([
      {
        ...{ kind: LearningEventKind.attended, ref: `lesson:${id}`, lessonId: id, knowledgeId: null },
        ...{ title: chapterName, subject: Subject.wandou, occurredAt: startsAt, note: '' },
        ...{ amount, outOf: 40, isOnTime },
      },
    ]);
  });

  it('that had been missed takes the place of that', async () => {
    const { db, clock } = backend.services;
    await db.update(lessons).set({ attendance: 'absent' }).where(eq(lessons.id, lesson.id));
    await db.delete(learningEvents);
    await backfillEvents(db, clock);
    expect((await recorded()).at(-1)).toMatchObject({ kind: 'absent', ref: `lesson:${lesson.id}` });
    await enterAfter(90);
    const own = (await recorded()).filter(({ lessonId }) => lessonId === lesson.id);
    expect(own.map(({ kind }) => kind)).toEqual(['attended']);
  });

  it('is the child’s: a parent who listens in writes no event', async () => {
    backend.clock.set(addMillis(lesson.startsAt, MINUTE));
    expect((await parent.visitor.ask('goClass', { liveId: lesson.id })).code).toBe('00000000');
    expect(await backend.services.db.$count(lessonListeners)).toBeGreaterThan(0);
    expect(await recorded()).toEqual([]);
  });
});

describe('Leave', () => {
  it('is an event of the day of its lesson, and none when it is taken back', async () => {
    const { data } = await parent.visitor.ask('askForLeave', { liveId: lesson.id });
    expect(await recorded()).toMatchObject([
      { kind: 'leave', lessonId: lesson.id, occurredAt: lesson.startsAt, subject: Subject.wandou },
    ]);
    await parent.visitor.ask('withdrawLeave', { leaveId: data.leaveId });
    expect(await recorded()).toEqual([]);
  });
});

describe('A check-in', () => {
  it('is one event a day', async () => {
    await parent.visitor.ask('signIn');
    await parent.visitor.ask('signIn');
    expect(await recorded()).toMatchObject([
      { kind: 'checkIn', ref: 'day:2026-11-21', occurredAt: SEEDED_AT, subject: null, amount: 1 },
    ]);
  });
});

describe('A film', () => {
  const play = (kind: PlayableKind, seconds: number) =>
    parent.visitor.ask('saveWatchProgress', {
      reports: [
        {
          ...{ kind, id: 1, positionSeconds: seconds, furthestSeconds: seconds, playedSeconds: seconds },
          savedAt: backend.clock.now().getTime(),
        },
      ],
    });

  it('is an event when it was watched to its end, and stays that of the first time', async () => {
    await play(chapter, 50);
    expect(await recorded()).toEqual([]);
    backend.clock.pass(100 * SECOND);
    const end = backend.clock.now();
    await play(chapter, 100);
    backend.clock.pass(100 * SECOND);
    await play(chapter, 100);
    expect(await recorded()).toMatchObject([
      {
        ...{ kind: 'film', ref: 'chapter:1', title: '认识数', subject: Subject.math },
        ...{ occurredAt: end, amount: 100, outOf: 100 },
      },
    ]);
  });

  it('for parents is no event of the child’s', async () => {
    await play(teacher, 100);
    await play(recording, 100);
    expect(await recorded()).toEqual([]);
  });
});

describe('What is on record without events', () => {
  it('becomes events once: lessons, check-ins, films and homework', async () => {
    const { db, clock } = backend.services;
    parent = await buildParent(
      backend,
      withOneSubject()
        .withScenario({ dayNum: 2 })
        .with(watched({ kind: chapter, itemId: 1, position: 100, isFinished: true }))
        .withHomework('wandou', { done: 1, undone: 1 }),
    );
    await db.delete(learningEvents);
    await backfillEvents(db, clock);
    const first = await recorded();
    const numbers: Record<string, number> = {};
    for (const { kind } of first) numbers[kind] = (numbers[kind] ?? 0) + 1;
    expect(numbers).toEqual({ attended: 14, checkIn: 2, film: 1, homeworkGiven: 2, homework: 1 });
    await backfillEvents(db, clock);
    expect(await recorded()).toEqual(first);
  });

  it('names the films that it knows, with their subjects', async () => {
    const { services } = backend;
    const { chapterIds } = await filmCourse(services);
    const [itemId = 0] = chapterIds;
    const seen = watched({ kind: chapter, itemId, position: 100, isFinished: true });
    parent = await buildParent(backend, withOneSubject().with(seen));
    await backfillEvents(services.db, services.clock);
    const films = (await recorded()).filter(({ kind }) => kind === 'film');
    expect(films).toEqual([
      expect.objectContaining({ ref: `chapter:${itemId}`, subject: expect.any(Number) }),
    ]);
    expect(films[0]?.title).not.toBe('');
  });
});
