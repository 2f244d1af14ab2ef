import { SCENARIO, type ScenarioState } from '../../../src/contract/scenario';
import { FilmAccess, ReplayState } from '../../../src/contract/courses/values';
import type { FilmCourse, FilmCourseDetail } from '../../../src/contract/courses/film-course.schema';
import type { Replay } from '../../../src/contract/courses/replay.schema';
import { STUDIES, studyKeys } from '../content/study/studies';
import { STUDY_IDS } from '../content/targets';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

/** See docs/demo.md. */
const FIRST_STUDY = STUDY_IDS.idioms;
const PAGE = { page: 1, limit: 50 };

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, PHONE.manySubjects);
});
afterAll(() => backend.stop());

const shelf = async () => (await parent.visitor.ask('listBabyStudy', PAGE)).data as unknown as FilmCourse[];
const bought = async () =>
  (await parent.visitor.ask('listPurchasedStudy', PAGE)).data as unknown as FilmCourse[];
const replays = async () => (await parent.visitor.ask('listReplays', PAGE)).data as unknown as Replay[];
const detail = async () =>
  (await parent.visitor.ask('getFilmCourse', { courseId: FIRST_STUDY })).data as unknown as FilmCourseDetail;

describe('The baby studies of the demonstration', () => {
  it('are six with four to eight chapters each, the first of them free', async () => {
    const courses = await shelf();
    for (const key of studyKeys) {
      const found = courses.find(({ title }) => title === STUDIES[key].title);
      expect([key, found?.courseId]).toEqual([key, STUDY_IDS[key]]);
      expect([key, found && found.chapterNum >= 4 && found.chapterNum <= 8]).toEqual([key, true]);
    }
    const { access, chapters, title } = await detail();
    expect([title, access, chapters[0]?.access]).toEqual(['成语故事', FilmAccess.locked, FilmAccess.trial]);
  });

  it('are bought, begun or about to end for one child', async () => {
    const titles = (await bought()).map(({ title, availableUntil }) => [title, availableUntil !== '']);
    expect(titles).toEqual(
      expect.arrayContaining([
        ['早餐英文儿歌', false],
        ['厨房里的数学', true],
      ]),
    );
    expect((await bought()).find(({ title }) => title === '早餐英文儿歌')?.watchedPercent).toBeGreaterThan(0);
  });

  it.each([
    ['unpurchased', FilmAccess.locked, false],
    ['purchased', FilmAccess.open, false],
    ['begun', FilmAccess.open, true],
    ['expired', FilmAccess.expired, true],
  ] as const)(
    'are put into a state for testers: %s',
    async (study: ScenarioState<'study'>, access, isBegun) => {
      await setScenario(backend, parent, { study });
      const found = await detail();
      expect([found.access, found.watchedPercent > 0]).toEqual([access, isBegun]);
    },
  );

  it('have a test for each state', () => expect(SCENARIO.study.names).toHaveLength(4));
});

describe('The replays of the demonstration', () => {
  it('are those of the last fortnight, one that ends within two days, and the trial’s, which is over', async () => {
    const list = await replays();
    const ready = list.filter(({ state }) => state === ReplayState.ready);
    expect(ready.length).toBeGreaterThan(10);
    expect(ready.at(-1)?.availableUntil).toBe('2026-11-22 11:40:00');
    expect(list.slice(ready.length)).toMatchObject([{ courseName: '围棋 体验课', state: ReplayState.over }]);
    expect(list.every(({ seconds }) => seconds > 0)).toBe(true);
  });

  it.each(SCENARIO.replay.names)('are put into a state for testers: %s', async (replay) => {
    const before = await replays();
    await setScenario(backend, parent, { replay });
    const known = new Set(before.map(({ liveId }) => liveId));
    const more = (await replays()).filter(({ liveId }) => !known.has(liveId));
    const state = replay === 'ending' ? ReplayState.ready : replay;
    // The expiring one is part of the default data.
    expect(more.map((one) => one.state)).toEqual(replay === 'ending' ? [] : [state]);
  });
});
