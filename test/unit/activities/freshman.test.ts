import { activitiesCalls } from '@/contract/activities/calls';
import type { NewStudentConfig } from '@/contract/activities/schema';
import { configurationCalls } from '@/contract/configuration/calls';
import { freshmanPopup } from '@/features/activities/freshman/entry';
import { bannerOf, freshmanAnswer, iconsOf } from '@/features/activities/freshman/freshman-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, UNOFFICIAL, type FakeAppOptions } from '../../support/fakes/fake-app';

const NO_SCENE = { firstScene: false, secondScene: false, thirdScene: false, fourthScene: false };

const config = (change: Partial<NewStudentConfig> = {}): NewStudentConfig => ({
  finishTaskCount: 2,
  totalTask: 5,
  isShowPop: true,
  homePageConfig: {
    firstLessonIconUrl: '/files/first-lesson.svg',
    newbornEntranceIconUrl: '/files/newborn.svg',
    activityImgUrl: '/files/activity.svg',
    popImgUrl: '/files/pop.svg',
  },
  ...NO_SCENE,
  secondScene: true,
  ...change,
});

async function setUp(change: Partial<NewStudentConfig> = {}, options: FakeAppOptions = {}) {
  const api = new FakeApi()
    .on(configurationCalls.getNewStudentActivity, { isOpen: true })
    .on(activitiesCalls.getNewbornEntranceDetail, config(change));
  const fake = await fakeApp({ api, user: TEST_USER, student: UNOFFICIAL, ...options });
  const store = fake.app.get(freshmanAnswer);
  const shown = async () => {
    const [popup] = await freshmanPopup.due(fake.app);
    const [banner, icons] = [bannerOf(store.value), iconsOf(store.value)];
    return { popup: Boolean(popup), banner: Boolean(banner), icons: icons.map(({ kind }) => kind) };
  };
  return {
    ...fake,
    api,
    store,
    shown,
    asked: () => api.requests(activitiesCalls.getNewbornEntranceDetail).length,
  };
}

describe('what the scenes of the enrolment show', () => {
  test.each([
    ['nothing done yet', 'firstScene', true, true, ['newbornEntrance']],
    ['tasks under way', 'secondScene', true, true, ['newbornEntrance']],
    ['the reward waits', 'thirdScene', true, true, ['newbornEntrance']],
    ['reward received', 'fourthScene', false, false, ['firstLesson']],
  ])('%s', async (_what, scene, popup, banner, icons) => {
    const { shown } = await setUp({ ...NO_SCENE, [scene]: true });
    expect(await shown()).toEqual({ popup, banner, icons });
  });

  test('none at all: nothing', async () => {
    const { shown } = await setUp(NO_SCENE);
    expect(await shown()).toEqual({ popup: false, banner: false, icons: [] });
  });

  test('the popup only while the server says so', async () => {
    const { shown } = await setUp({ isShowPop: false });
    expect(await shown()).toEqual({ popup: false, banner: true, icons: ['newbornEntrance'] });
  });

  test('no popup and no icon without its picture', async () => {
    const { homePageConfig } = config();
    const pictures = { ...homePageConfig, popImgUrl: '', newbornEntranceIconUrl: '' };
    const { shown } = await setUp({ homePageConfig: pictures });
    expect(await shown()).toEqual({ popup: false, banner: true, icons: [] });
  });
});

describe('the card', () => {
  test('is called 新生入学 where the operator gave no title', async () => {
    const { store } = await setUp();
    await store.load();
    expect(bannerOf(store.value)).toEqual({
      title: '新生入学',
      image: '/files/activity.svg',
      finished: 2,
      total: 5,
    });
  });

  test('has the title of the operator', async () => {
    const { store } = await setUp({ homePageConfig: { ...config().homePageConfig, title: '开学啦' } });
    await store.load();
    expect(bannerOf(store.value)?.title).toBe('开学啦');
  });

  test('never counts more done than there is', async () => {
    const { store } = await setUp({ finishTaskCount: 7 });
    await store.load();
    expect(bannerOf(store.value)).toMatchObject({ finished: 5, total: 5 });
  });

  test('is awaited until the answer is there, which for a tourist is at once', async () => {
    const { store } = await setUp();
    expect(store.isAwaited).toBe(true);
    await store.load();
    expect(store.isAwaited).toBe(false);
    const tourist = await setUp({}, { user: undefined, student: undefined });
    await tourist.store.load();
    expect([tourist.store.isAwaited, tourist.api.sent]).toEqual([false, []]);
  });
});

describe('the requests of each kind of user', () => {
  test('a tourist makes no request', async () => {
    const { api, shown } = await setUp({}, { user: undefined, student: undefined });
    expect(await shown()).toEqual({ popup: false, banner: false, icons: [] });
    expect(api.sent).toEqual([]);
  });

  test('the tasks are not loaded while the operator has them closed', async () => {
    const { api, shown, asked } = await setUp();
    api.on(configurationCalls.getNewStudentActivity, { isOpen: false });
    expect(await shown()).toEqual({ popup: false, banner: false, icons: [] });
    expect(asked()).toBe(0);
  });

  test.each([
    ['cannot be loaded', undefined],
    ['does not say', {}],
  ])('it is open where the configuration %s', async (_why, answer) => {
    const { api, shown } = await setUp();
    if (answer) api.on(configurationCalls.getNewStudentActivity, answer);
    else api.onFailure(configurationCalls.getNewStudentActivity, { kind: 'http', status: 404 });
    expect((await shown()).banner).toBe(true);
  });

  test('popup and card share one answer; a pull refreshes it', async () => {
    const { store, shown, asked } = await setUp();
    await Promise.all([store.load(), shown()]);
    expect(asked()).toBe(1);
    await store.load();
    expect(asked()).toBe(2);
  });

  test('a failed pull leaves the card', async () => {
    const { api, store } = await setUp();
    await store.load();
    api.onFailure(activitiesCalls.getNewbornEntranceDetail, { kind: 'network' });
    await store.load();
    expect(bannerOf(store.value)?.finished).toBe(2);
  });

  test('nothing is left for the next parent', async () => {
    const { app, store } = await setUp();
    await store.load();
    app.session.clear();
    expect([bannerOf(store.value), iconsOf(store.value)]).toEqual([undefined, []]);
  });
});
