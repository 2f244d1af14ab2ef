import { SCENARIO, type ScenarioState } from '../../../src/contract/scenario';
import { FilmCourseKind } from '../../../src/contract/courses/values';
import type { FilmCourse, FilmCourseDetail } from '../../../src/contract/courses/film-course.schema';
import type { MyCourse } from '../../../src/contract/courses/schema';
import { filmCourses } from '../../../server/domains/courses/tables';
import { FILM_COURSES, filmCourseKeys } from '../content/courses/films';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { hourSums } from '../../../test/server/support/hour-sums';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

/** See docs/demo.md. */
const FIRST_COURSE = 3001;
const FIRST_CATEGORY = 2007;

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, PHONE.manySubjects);
});
afterAll(() => backend.stop());

const detail = async () =>
  (await parent.visitor.ask('getFilmCourse', { courseId: FIRST_COURSE })).data as unknown as FilmCourseDetail;

const mine = async (state: 'studying' | 'finished' | 'expired') =>
  (await parent.visitor.ask('listMyCourses', { state, page: 1, limit: 50 })).data as unknown as MyCourse[];

describe('The courses of films of the demonstration', () => {
  it('have four to ten chapters each, with words and key points of their own', () => {
    for (const key of filmCourseKeys) {
      const { chapters, summary } = FILM_COURSES[key];
      expect([key, chapters.length >= 4 && chapters.length <= 10]).toEqual([key, true]);
      expect(summary.length).toBeGreaterThan(20);
      for (const [title, , about, ...keyPoints] of chapters)
        expect([title, about.length > 6, keyPoints.length > 0]).toEqual([title, true, true]);
    }
  });

  it('are in the category with the known id, in order', async () => {
    const request = { groupId: FIRST_CATEGORY, page: 1, limit: 10 };
    const { data, count } = await parent.visitor.ask('listGroupCourses', request);
    const found = data as unknown as FilmCourse[];
    expect([count, found[0]?.courseId, found[0]?.title]).toEqual([4, FIRST_COURSE, '字母歌与字母音']);
  });

  it('are begun, finished and expired for account 3', async () => {
    expect((await detail()).watchedPercent).toBeGreaterThan(0);
    expect((await mine('finished')).map(({ name }) => name)).toContain('数一数，比一比');
    expect((await mine('expired')).map(({ name }) => name)).toEqual(['寒假阅读营']);
  });

  it('are named by the cards of type 4', async () => {
    const { data } = await parent.visitor.ask('getCourseStudyList');
    const cards = data as unknown as { groupName: string; courseId: number }[];
    const card = cards.find(({ groupName }) => groupName === '亲子情绪微课');
    const studies = await backend.services.db.select().from(filmCourses);
    expect(studies.find(({ id }) => id === card?.courseId)).toMatchObject({ kind: FilmCourseKind.babyStudy });
  });
});

describe('A tester sets the courses of a child', () => {
  const looks: Readonly<Record<Exclude<ScenarioState<'courses'>, 'empty'>, Partial<FilmCourseDetail>>> = {
    fresh: { access: 'open', watchedPercent: 0, currentChapterId: 0 },
    begun: { access: 'open', finishedNum: 1 },
    finished: { access: 'open', finishedNum: 6, watchedPercent: 100 },
    locked: { access: 'locked', hoursLeft: 20, priceHours: 6 },
    'locked-no-hours': { access: 'locked', hoursLeft: 1 },
    expired: { access: 'expired', finishedNum: 2 },
  };

  it.each(SCENARIO.courses.names.filter((state) => state !== 'empty'))('to %s, repeatedly', async (state) => {
    for (let round = 0; round < 2; round += 1) await setScenario(backend, parent, { courses: state });
    expect(await detail()).toMatchObject(looks[state as keyof typeof looks]);
  });

  it('without hours that the log does not know', async () => {
    await setScenario(backend, parent, { courses: 'locked' });
    const { left, logged } = await hourSums(backend, parent);
    expect(left).toEqual(logged);
  });

  it('to no course at all, and back', async () => {
    await setScenario(backend, parent, { courses: 'empty' });
    expect((await parent.visitor.ask('getCourseStudyList', { subject: 10 })).data).toEqual([]);
    expect(await mine('studying')).toEqual([]);
    await setScenario(backend, parent, { courses: 'begun' });
    expect((await mine('studying')).map(({ name }) => name)).toContain('字母歌与字母音');
  });
});
