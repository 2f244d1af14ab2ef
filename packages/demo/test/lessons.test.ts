import { SCENARIO } from '../../../src/contract/scenario';
import { asc, eq, inArray } from 'drizzle-orm';
import { CourseType } from '../../../src/contract/courses/values';
import type { CourseCategoryCard } from '../../../src/contract/courses/schema';
import type { BookingTimes, ClassListItem } from '../../../src/contract/lessons/schema';
import { StudyClassStatus } from '../../../src/contract/lessons/values';
import { courseChapters, courses } from '../../../server/domains/courses/tables';
import { chapterContents, chapterPreparations } from '../../../server/domains/lessons/content/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const classes = async ({ visitor }: Parent, more: object = {}) =>
  (await visitor.ask('getClassList', { when: 'coming', page: 1, limit: 50, ...more }))
    .data as unknown as readonly ClassListItem[];

const numberOf = (chapterName = '') => Number(/^第(\d+)讲/.exec(chapterName)?.[1]);

describe('The demonstration', () => {
  it('describes each chapter that is taught, and what to have ready for it', async () => {
    const { db } = backend.services;
    const taught = await db
      .select({ id: courseChapters.id, name: courseChapters.name, goals: chapterContents.goals })
      .from(courseChapters)
      .innerJoin(courses, eq(courses.id, courseChapters.courseId))
      .leftJoin(chapterContents, eq(chapterContents.chapterId, courseChapters.id))
      .where(inArray(courses.courseType, [CourseType.live, CourseType.trial]))
      .orderBy(asc(courseChapters.id));
    expect(taught.length).toBeGreaterThan(50);
    expect(taught.filter(({ goals }) => !goals?.length).map(({ name }) => name)).toEqual([]);
    const ready = new Set((await db.select().from(chapterPreparations)).map(({ chapterId }) => chapterId));
    expect(taught.filter(({ id }) => !ready.has(id))).toEqual([]);
  });

  it.each([PHONE.unofficial, '13800000009'])(
    'has as many lessons in the list of a trial as its card says: %s',
    async (phone) => {
      const parent = await logIn(backend, phone);
      const cards = (await parent.visitor.ask('getCourseStudyList', {}))
        .data as unknown as readonly CourseCategoryCard[];
      const trials = cards.filter(({ courseType }) => courseType === CourseType.trial);
      expect(trials.length).toBeGreaterThan(0);
      for (const { groupId, courseNum, demoType } of trials) {
        const asked = { groupId, courseType: CourseType.trial, groupType: demoType };
        expect(await classes(parent, asked)).toHaveLength(courseNum);
      }
    },
  );

  it('has times to book for a student, and keeps the one with a single seat', async () => {
    const parent = await logIn(backend, PHONE.oneSubject);
    const { times } = (await parent.visitor.ask('listBookingTimes')).data as unknown as BookingTimes;
    expect(times.length).toBeGreaterThan(20);
    expect(times.some(({ seatsLeft }) => seatsLeft === 1)).toBe(true);
  });

  it('has lessons to book that are still to come for the child', async () => {
    const parent = await logIn(backend, PHONE.manySubjects);
    const coming = await classes(parent);
    const booked = async (request = {}) =>
      (await parent.visitor.ask('listBookingTimes', request)).data as unknown as BookingTimes;
    const { courses: all } = await booked();
    // No trial of a subject that it has learned since.
    expect(all.map(({ courseType }) => courseType)).toEqual(Array.from({ length: 6 }, () => CourseType.live));
    for (const { courseId, name } of all) {
      const ofCourse = coming.filter(({ courseName }) => courseName === name);
      const { times } = await booked({ courseId });
      const offered = times.map(({ chapterName, startsAt }) => {
        const next = ofCourse.find(({ courseDate }) => courseDate >= startsAt);
        return { chapterName, isToCome: numberOf(chapterName) >= numberOf(next?.chapterName) };
      });
      expect(offered.length).toBeGreaterThan(5);
      expect([name, offered.filter(({ isToCome }) => !isToCome)]).toEqual([name, []]);
      const known = ofCourse.map(({ chapterName }) => chapterName);
      expect([name, offered.filter(({ chapterName }) => !known.includes(chapterName))]).toEqual([name, []]);
    }
  });

  it.each(SCENARIO.lesson.names)('puts a lesson where a tester wants it: %s', async (state) => {
    const parent = await logIn(backend, PHONE.oneSubject);
    await setScenario(backend, parent, { lesson: state });
    await setScenario(backend, parent, { lesson: state });
    const now = { coming: await classes(parent), past: await classes(parent, { when: 'past' }) };
    const own = [...now.coming, ...now.past].filter(({ liveCnListId }) => liveCnListId === 0);
    const statuses = {
      'live-now': [StudyClassStatus.live],
      'begins-soon': [StudyClassStatus.upcoming],
      'just-over': [StudyClassStatus.over],
      none: [],
    };
    expect(own.map(({ status }) => status)).toEqual(statuses[state]);
  });
});
