import { eq } from 'drizzle-orm';
import { courses as stored } from '../../../server/domains/courses/tables';
import { CourseType, MyCourseState, Subject } from '../../../src/contract/courses/values';
import type { CourseCategoryCard, MyCourse } from '../../../src/contract/courses/schema';
import { courseOf } from '../../builders/courses';
import {
  enrolledInGroup,
  filmCourse,
  filmGroup,
  unlocked,
  watchedChapter,
  type StoredCourse,
} from '../../builders/film-courses';
import type { Fixture } from '../../builders/test-context';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let groupId: number;
let course: StoredCourse;
beforeAll(async () => {
  backend = await startBackend();
  groupId = await filmGroup(backend.services);
  course = await filmCourse(backend.services, { groupId, chapters: 2 });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const learner = anOfficialParent().withCourse('wandou').withClass('wandou', { time: '19:00' });
const childWith = (...gifts: readonly Fixture[]) => buildParent(backend, learner.with(...gifts));

async function mine({ visitor }: InsideParent, state: MyCourseState, more: Record<string, unknown> = {}) {
  const answer = await visitor.ask('listMyCourses', { state, page: 1, limit: 10, ...more });
  return { courses: answer.data as unknown as MyCourse[], count: answer.count };
}

const cards = async ({ visitor }: InsideParent) =>
  (await visitor.ask('getCourseStudyList')).data as unknown as CourseCategoryCard[];

describe('My courses', () => {
  it('are lessons and films, each with what is next', async () => {
    const parent = await childWith(
      enrolledInGroup(groupId),
      watchedChapter(course.chapterIds[0], 100, { isFinished: true }),
    );
    const { courses, count } = await mine(parent, MyCourseState.studying);
    expect(count).toBe(2);
    expect(courses).toMatchObject([
      { courseType: CourseType.live, courseId: 0, subject: Subject.wandou, totalNum: 12 },
      {
        ...{ courseType: CourseType.recorded, groupId: 0, courseId: course.courseId },
        ...{ doneNum: 1, totalNum: 2, nextTitle: '第2集', nextAt: '' },
      },
    ]);
    // Sixteen were held before today; the list covers a fortnight.
    expect(courses[0]?.doneNum).toBe(12);
    expect(courses[0]?.nextAt).toMatch(/19:00:00$/);
    expect(courses[0]?.nextTitle).toMatch(/^第\d+讲/);
  });

  it('count the lessons of a course by their numbers, as the list of lessons does', async () => {
    const { db } = backend.services;
    const parent = await buildParent(backend, anOfficialParent().withClass('yuwen', { time: '19:00' }));
    await db.update(stored).set({ courseNum: 48 }).where(eq(stored.subject, Subject.yuwen));
    const { courses } = await mine(parent, MyCourseState.studying);
    expect(courses).toMatchObject([{ doneNum: 16, totalNum: 48 }]);
    expect(courses[0]?.nextTitle).toMatch(/^第17讲/);
  });

  it('that are watched to the end are finished', async () => {
    const all = course.chapterIds.map((id) => watchedChapter(id, 100, { isFinished: true }));
    const parent = await childWith(enrolledInGroup(groupId), ...all);
    expect((await mine(parent, MyCourseState.finished)).courses).toMatchObject([
      { courseId: course.courseId, state: 'finished', doneNum: 2, nextTitle: '' },
    ]);
  });

  it('whose time is over are expired', async () => {
    const parent = await childWith(unlocked(course.courseId, { endsInDays: -1 }));
    expect((await mine(parent, MyCourseState.expired)).courses).toMatchObject([
      { courseId: course.courseId, state: 'expired' },
    ]);
    expect((await mine(parent, MyCourseState.studying)).count).toBe(1);
  });

  it('are narrowed by subject and come page by page', async () => {
    const parent = await childWith(enrolledInGroup(groupId));
    const english = await mine(parent, MyCourseState.studying, { subject: Subject.jianqiao });
    expect(english.courses.map(({ courseId }) => courseId)).toEqual([course.courseId]);
    const second = await mine(parent, MyCourseState.studying, { limit: 1, page: 2 });
    expect([second.count, second.courses.length]).toEqual([2, 1]);
  });

  it("are never another child's", async () => {
    await childWith(enrolledInGroup(groupId));
    const other = await buildParent(backend, anOfficialParent());
    expect((await mine(other, MyCourseState.studying)).courses).toEqual([]);
  });
});

describe('A card of the courses tab', () => {
  it('of other recorded courses and of a recommendation opens a course of films', async () => {
    const { services } = backend;
    const other = await courseOf(services, 'xinli', { courseType: CourseType.recordedOther });
    const { courseId } = await filmCourse(services, { groupId: other, subject: Subject.xinli });
    const recommended = { courseType: CourseType.recordedOther, audience: 'recommended' } as const;
    const { courseId: shown } = await filmCourse(services, {
      groupId: await courseOf(services, 'yuwen', recommended),
    });
    const found = await cards(await childWith(enrolledInGroup(other)));
    const opens = found.map((card) => [card.groupId === other, card.isRecommend, card.courseId]);
    expect(opens).toContainEqual([true, false, courseId]);
    expect(opens).toContainEqual([false, true, shown]);
  });

  it('has the percentage that the child has done, and nothing where nothing was begun', async () => {
    const parent = await childWith(
      enrolledInGroup(groupId),
      watchedChapter(course.chapterIds[0], 100, { isFinished: true }),
    );
    const card = (await cards(parent)).find((each) => each.groupId === groupId);
    expect(card).toMatchObject({ donePercent: 50, courseNum: 2 });
    const fresh = await childWith(enrolledInGroup(groupId));
    expect((await cards(fresh)).find((each) => each.groupId === groupId)).not.toHaveProperty('donePercent');
  });
});
