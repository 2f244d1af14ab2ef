import { coursesCalls } from '@/contract/courses/calls';
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { CourseType, Subject } from '@/contract/courses/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { filmsCalls } from '@/contract/films/calls';
import type { ContinueItem } from '@/contract/films/schema';
import { PlayableKind } from '@/contract/films/values';
import { homeCalls } from '@/contract/home/calls';
import { Runtime } from '@/contract/host';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { cacheEntries } from '@/services/storage/cache';
import MyTabClass from '@/pages/courses/my-tab-class';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';

const card = (groupId: number, more: Partial<CourseCategoryCard> = {}): CourseCategoryCard => ({
  ...{ courseType: CourseType.live, groupId, groupName: `课程${groupId}`, imgUrl: '' },
  ...{ subject: Subject.wandou, courseNum: 48, ...more },
});

const begun = (id: number, more: Partial<ContinueItem> = {}): ContinueItem => ({
  ...{ kind: PlayableKind.chapter, id, title: `小故事${id}`, of: '字母歌', picture: '' },
  ...{ subject: Subject.jianqiao, seconds: 300, positionSeconds: 90, furthestSeconds: 120 },
  ...{ isFinished: false, ...more },
});

const backend = (items: readonly ContinueItem[] = [begun(2)]) =>
  new FakeApi()
    .on(configurationCalls.getConfigurations, {})
    .on(homeCalls.getPositionBanner, [])
    .on(homeCalls.getTabConfig, [])
    .on(filmsCalls.listContinueWatching, [...items])
    .on(lessonsCalls.getClassList, [])
    .on(coursesCalls.getCourseStudyList, [
      card(31, { donePercent: 25 }),
      card(32, { subject: Subject.weiqi }),
      card(33),
    ]);

const LESSON = {
  ...{
    liveId: 7,
    subject: Subject.wandou,
    chapterName: '第3讲 称重小侦探',
    courseDate: '2026-11-21 19:00:00',
  },
  ...{ teacherName: '林', courseName: '豌豆思维 进阶班', status: StudyClassStatus.upcoming },
  courseConfig: { durationMinutes: 40, courseType: CourseType.live },
} as ClassListItem;

async function open(api: FakeApi, options: OpenOptions = {}) {
  const screen = await openScreen('myTabClass', MyTabClass, {
    ...{ user: TEST_USER, student: OFFICIAL, api, ...options },
  });
  // The parts beside the cards are lazy chunks.
  for (let round = 0; round < 4; round += 1) await screen.settle();
  return screen;
}

describe('above the cards of the courses tab', () => {
  test('shows what was begun, which goes on by a tap', async () => {
    const replay = begun(700001, { kind: PlayableKind.replay, title: '第3讲 找规律' });
    const screen = await open(backend([begun(2), replay]));
    expect(screen.allByClass('tab-top__item')).toHaveLength(2);
    await screen.tap('小故事2');
    expect(screen.platform.navigation.last?.url).toContain('course-replay/index?id=2');
    await screen.tap('第3讲 找规律');
    expect(screen.platform.navigation.last?.url).toContain('course-replay/index?liveId=700001');
    expect(screen.tracker.payloads('continue_watching_click')).toHaveLength(2);
  });

  test('begins with the next lesson, also where nothing was begun, but not among those of one subject', async () => {
    const api = backend([]).on(lessonsCalls.getClassList, [LESSON]);
    const screen = await open(api);
    expect(screen.byClass('tab-top__heading').textContent).toBe('接下来');
    const [next] = screen.allByClass('tab-top__item');
    expect(next?.textContent).toBe('今天 19:00第3讲 称重小侦探');
    await screen.tap(next as HTMLElement);
    expect(screen.platform.navigation.last?.url).toContain('class-content/index?liveId=7');
    expect(screen.app.storage.get(cacheEntries.goesOn)?.value).toBe(true);
    const other = await open(backend([]).on(lessonsCalls.getClassList, [LESSON]), {
      query: { subject: String(Subject.weiqi) },
    });
    expect(other.allByClass('tab-top__item')).toEqual([]);
  });

  test('films do not move aside for a lesson that comes later', async () => {
    const api = backend();
    const answer = api.onHold(lessonsCalls.getClassList);
    const screen = await open(api);
    expect(screen.allByClass('tab-top__item')).toEqual([]);
    answer({ ok: true, value: [LESSON] });
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect(screen.allByClass('tab-top__item').map((item) => item.textContent)).toEqual([
      '今天 19:00第3讲 称重小侦探',
      '小故事2字母歌',
    ]);
  });

  test('a chapter of a baby study goes on on the page of its study', async () => {
    const screen = await open(backend([begun(2, { studyId: 3014 })]));
    await screen.tap('小故事2');
    expect(screen.platform.navigation.last?.url).toContain(
      'courses/baby-study-play/index?id=3014&chapterId=2',
    );
  });

  test('shows nothing of it where nothing was begun, or where it cannot be loaded', async () => {
    expect((await open(backend([]))).hasText('继续观看')).toBe(false);
    const api = backend().onFailure(filmsCalls.listContinueWatching, { kind: 'network' });
    const failed = await open(api);
    expect(failed.hasText('继续观看')).toBe(false);
    expect(failed.allByClass('course-card')).toHaveLength(3);
  });

  test('it is asked for once, after the cards', async () => {
    const api = backend();
    const answer = api.onHold(coursesCalls.getCourseStudyList);
    const screen = await open(api, {
      prepare: ({ app }) => app.storage.set(cacheEntries.goesOn, { owner: TEST_USER.userId, value: true }),
    });
    expect(api.requests(filmsCalls.listContinueWatching)).toEqual([]);
    answer({ ok: true, value: [card(31)] });
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect(api.requests(filmsCalls.listContinueWatching)).toEqual([{}]);
  });

  test('at a first visit nothing shows below it before it is known, or a moment has gone by', async () => {
    const api = backend();
    const answer = api.onHold(filmsCalls.listContinueWatching);
    const screen = await open(api);
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect([screen.allByClass('course-card').length, screen.hasText('全部课程')]).toEqual([0, false]);
    answer({ ok: true, value: [] });
    for (let round = 0; round < 4; round += 1) await screen.settle();
    expect([screen.allByClass('course-card').length > 0, screen.hasText('全部课程')]).toEqual([true, true]);
    const slow = backend();
    slow.onHold(filmsCalls.listContinueWatching);
    const other = await open(slow);
    await other.advance(1500);
    expect([other.allByClass('course-card').length > 0, other.hasText('全部课程')]).toEqual([true, true]);
  });

  test('its place is reserved at the next start where there was content, and released when there is none', async () => {
    const first = await open(backend());
    const kept = first.app.storage.get(cacheEntries.goesOn);
    expect(kept?.value).toBe(true);
    const api = backend([]);
    const answer = api.onHold(filmsCalls.listContinueWatching);
    const next = await open(api, {
      prepare: ({ app }) => app.storage.set(cacheEntries.goesOn, { owner: TEST_USER.userId, value: true }),
    });
    expect(next.allByClass('my-tab-class__top--goes-on')).toHaveLength(1);
    answer({ ok: true, value: [] });
    for (let round = 0; round < 4; round += 1) await next.settle();
    expect(next.allByClass('my-tab-class__top--goes-on')).toHaveLength(0);
    expect(next.app.storage.get(cacheEntries.goesOn)?.value).toBe(false);
  });

  test('are the links to all courses, replays, booking and teachers', async () => {
    const screen = await open(backend());
    await screen.tap('全部课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/all-class/index');
    await screen.tap('课程回放');
    expect(screen.platform.navigation.last?.url).toContain('courses/recording-list/index');
    await screen.tap('老师');
    expect(screen.platform.navigation.last?.url).toContain('courses/teacher-list/index');
    expect(screen.hasText('约课')).toBe(true);
  });

  test('shows nothing in the mini program', async () => {
    const api = backend();
    const screen = await open(api, { platform: { runtime: Runtime.weixinMiniApp } });
    expect(screen.allByClass('tab-top__entries')).toEqual([]);
    expect(api.requests(filmsCalls.listContinueWatching)).toEqual([]);
  });
});

describe('the cards of all subjects', () => {
  test('say how far the child is where something of them is done', async () => {
    const bars = (await open(backend([]))).allByClass('progress-cover__bar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['25']);
  });
});
