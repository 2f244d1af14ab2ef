import { Subject } from '../../../src/contract/courses/values';
import type {
  ChapterDetail,
  FilmCourse,
  FilmCourseDetail,
} from '../../../src/contract/courses/film-course.schema';
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
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let groupId: number;
let course: StoredCourse;
beforeAll(async () => {
  backend = await startBackend();
  groupId = await filmGroup(backend.services);
  course = await filmCourse(backend.services, {
    ...{ groupId, priceHours: 6, chapters: 4, trials: 1, highlights: ['看图会读'] },
  });
});
afterAll(() => backend.stop());

const childWith = (...gifts: readonly Fixture[]) => buildParent(backend, anOfficialParent().with(...gifts));

async function listed({ visitor }: InsideParent, more: Record<string, unknown> = {}) {
  const answer = await visitor.ask('listGroupCourses', { groupId, page: 1, limit: 10, ...more });
  return { courses: answer.data as unknown as FilmCourse[], count: answer.count };
}

const detail = async ({ visitor }: InsideParent, courseId = course.courseId) =>
  (await visitor.ask('getFilmCourse', { courseId })).data as unknown as FilmCourseDetail;

const chapter = async ({ visitor }: InsideParent, at: number) =>
  (await visitor.ask('getChapter', { chapterId: course.chapterIds[at] ?? 0 }))
    .data as unknown as ChapterDetail;

describe('The courses of films of a category', () => {
  it('have the percentage that a child has watched, and whether it may watch them', async () => {
    const parent = await childWith(
      enrolledInGroup(groupId),
      watchedChapter(course.chapterIds[0], 100, { isFinished: true }),
      watchedChapter(course.chapterIds[1], 50),
    );
    const { courses, count } = await listed(parent);
    expect(count).toBe(1);
    expect(courses[0]).toMatchObject({
      ...{ courseId: course.courseId, chapterNum: 4, finishedNum: 1, watchedPercent: 37 },
      ...{ access: 'open', availableUntil: '', priceHours: 6, subject: Subject.jianqiao },
    });
  });

  it('are locked for a child who is not enrolled, with their price', async () => {
    const { courses } = await listed(await childWith());
    expect(courses[0]).toMatchObject({ access: 'locked', watchedPercent: 0, priceHours: 6 });
  });

  it('come page by page, with the number of all', async () => {
    const group = await filmGroup(backend.services, '多门课程');
    for (const title of ['一', '二', '三'])
      await filmCourse(backend.services, { groupId: group, title, chapters: 1 });
    const parent = await childWith(enrolledInGroup(group));
    const first = await listed(parent, { groupId: group, limit: 2 });
    const second = await listed(parent, { groupId: group, limit: 2, page: 2 });
    expect([first.count, second.count]).toEqual([3, 3]);
    expect([...first.courses, ...second.courses].map(({ title }) => title)).toEqual(['一', '二', '三']);
  });
});

describe('A course of films', () => {
  it('that was unlocked for a time is open until then, and expired afterwards', async () => {
    const parent = await childWith(unlocked(course.courseId, { endsInDays: 5 }));
    const before = await detail(parent);
    expect([before.access, before.availableUntil.length]).toEqual(['open', 19]);
    const late = await childWith(unlocked(course.courseId, { endsInDays: -1 }));
    const after = await detail(late);
    expect(after.access).toBe('expired');
    expect(after.chapters.map(({ access }) => access)).toEqual(['trial', 'expired', 'expired', 'expired']);
  });

  it('keeps its trial free for everybody, and the rest locked', async () => {
    const { chapters, highlights } = await detail(await childWith());
    expect(chapters.map(({ access }) => access)).toEqual(['trial', 'locked', 'locked', 'locked']);
    expect(highlights).toEqual(['看图会读']);
  });

  it('goes on with the chapter that was watched last, or the one after it', async () => {
    const [one, two, three, four] = course.chapterIds;
    const going = await childWith(enrolledInGroup(groupId), watchedChapter(two, 40));
    expect((await detail(going)).currentChapterId).toBe(two);
    const next = await childWith(
      enrolledInGroup(groupId),
      watchedChapter(one, 10, { secondsAgo: 900 }),
      watchedChapter(three, 100, { isFinished: true, secondsAgo: 10 }),
    );
    expect((await detail(next)).currentChapterId).toBe(four);
    expect((await detail(await childWith(enrolledInGroup(groupId)))).currentChapterId).toBe(0);
  });

  it('never shows what another child has watched', async () => {
    await childWith(watchedChapter(course.chapterIds[0], 90));
    const { watchedPercent, chapters } = await detail(await childWith());
    expect([watchedPercent, chapters[0]?.positionSeconds]).toEqual([0, 0]);
  });

  it('that does not exist is null', async () => {
    expect(await detail(await childWith(), 999_999)).toBeNull();
  });
});

describe('A chapter', () => {
  it('names its neighbours and its course', async () => {
    const parent = await childWith(enrolledInGroup(groupId));
    const [one, two] = course.chapterIds;
    expect(await chapter(parent, 0)).toMatchObject({
      ...{ previousId: 0, nextId: two, courseId: course.courseId, courseTitle: '自然拼读', access: 'open' },
    });
    expect(await chapter(parent, 3)).toMatchObject({ nextId: 0 });
    expect(await chapter(parent, 1)).toMatchObject({ previousId: one });
  });

  it('that does not exist is null', async () => {
    const { visitor } = await childWith();
    expect((await visitor.ask('getChapter', { chapterId: 999_999 })).data).toBeNull();
  });
});
