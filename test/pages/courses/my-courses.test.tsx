import { coursesCalls } from '@/contract/courses/calls';
import { FilmAccess, FilmCourseKind, MyCourseState, Subject } from '@/contract/courses/values';
import type { ChapterDetail } from '@/contract/courses/film-course.schema';
import AllClass from '@/pages/courses/all-class';
import MyClass from '@/pages/courses/my-class';
import RecordedContent from '@/pages/courses/recorded-content';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { chapter, lessonsOf, myCourse } from './film-samples';

const parent = { user: TEST_USER, student: OFFICIAL };

describe('my courses', () => {
  const open = (api: FakeApi) => openScreen('myClass1', MyClass, { ...parent, api });

  test('are on a shelf for each subject, with what is next', async () => {
    const api = new FakeApi().on(coursesCalls.listMyCourses, [
      lessonsOf(2001),
      myCourse(),
      lessonsOf(2002, { nextTitle: '', nextAt: '' }),
    ]);
    const screen = await open(api);
    expect(screen.allByClass('my-class__subject').map(({ textContent }) => textContent)).toEqual([
      '豌豆思维 · 2门',
      '剑桥英语 · 1门',
    ]);
    for (const text of ['第13讲 找规律', '下一集：小故事2', '近期没有排课', '已学1/4集'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(api.requests(coursesCalls.listMyCourses)).toEqual([{ state: 'studying', page: 1, limit: 50 }]);
  });

  test('lead to the lessons of a course, or to its films', async () => {
    const screen = await open(new FakeApi().on(coursesCalls.listMyCourses, [lessonsOf(2001), myCourse()]));
    await screen.tap('豌豆思维');
    expect(screen.platform.navigation.last?.url).toContain('class-list/index?id=2001');
    await screen.tap('字母歌');
    expect(screen.platform.navigation.last?.url).toContain('course-detail/index?id=3001');
  });

  test('are in the shell, whose courses lead up to the tab, with a back button', async () => {
    const screen = await open(new FakeApi().on(coursesCalls.listMyCourses, [myCourse()]));
    expect(screen.allByClass('tab-bar__text').map(({ textContent }) => textContent)).toEqual([
      '首页',
      '成长',
      '课程',
      '我的',
    ]);
    expect(screen.allByClass('top-bar__button--back')).toHaveLength(1);
    await screen.tap(screen.byClass('tab-bar__tab--active'));
    expect(screen.platform.navigation.last).toEqual({
      how: 'switchTab',
      url: '/pages/courses/my-tab-class/index',
    });
  });

  test('that are none yet lead to the courses, and a failure to a retry', async () => {
    expect((await open(new FakeApi().on(coursesCalls.listMyCourses, []))).hasText('还没有在学的课程')).toBe(
      true,
    );
    const api = new FakeApi().onFailure(coursesCalls.listMyCourses, { kind: 'network' });
    const screen = await open(api);
    api.on(coursesCalls.listMyCourses, [myCourse()]);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('字母歌')).toBe(true);
  });
});

describe('all courses', () => {
  const open = (api: FakeApi) => openScreen('allClass', AllClass, { ...parent, api });
  const byState = () =>
    new FakeApi().on(coursesCalls.listMyCourses, ({ state }) =>
      state === MyCourseState.expired
        ? [myCourse({ state, availableUntil: '2029-12-01 10:00:00' })]
        : state === MyCourseState.finished
          ? []
          : [myCourse(), lessonsOf(2001)],
    );

  test('are grouped by the progress of the child', async () => {
    const screen = await open(byState());
    expect(screen.allByClass('my-course__name')).toHaveLength(2);
    await screen.tap('已学完');
    expect(screen.hasText('还没有学完的课程')).toBe(true);
    await screen.tap('已过期');
    expect(screen.hasText('12月1日已到期')).toBe(true);
  });

  test('are narrowed by subject, in whatever state', async () => {
    const api = byState();
    const screen = await open(api);
    await screen.tap('已过期');
    await screen.tap('剑桥英语');
    expect(api.requests(coursesCalls.listMyCourses).pop()).toMatchObject({
      ...{ state: 'expired', subject: Subject.jianqiao, page: 1 },
    });
  });
});

describe('a chapter by itself', () => {
  const detail = (more: Partial<ChapterDetail> = {}): ChapterDetail => ({
    ...chapter(12, { furthestSeconds: 150 }),
    summary: '小豌豆捡到了苹果',
    keyPoints: ['会发 a 的音'],
    courseId: 3001,
    courseTitle: '字母歌',
    kind: FilmCourseKind.recorded,
    subject: Subject.jianqiao,
    previousId: 11,
    nextId: 13,
    ...more,
  });
  const open = (of: ChapterDetail | null) =>
    openScreen('courseRecordedContent', RecordedContent, {
      ...parent,
      api: new FakeApi().on(coursesCalls.getChapter, of),
      query: { id: '12' },
    });

  test('says what it is about, and plays', async () => {
    const screen = await open(detail());
    for (const text of ['字母歌 · 第12集', '约5分钟 · 已看 50%', '小豌豆捡到了苹果', '会发 a 的音'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    await screen.tap('继续观看');
    expect(screen.platform.navigation.last?.url).toContain('course-replay/index?id=12');
  });

  test('turns to its neighbours in its place', async () => {
    const screen = await open(detail({ previousId: 0 }));
    expect(screen.hasText('上一集')).toBe(false);
    await screen.tap('下一集');
    expect(screen.platform.navigation.last).toMatchObject({ how: 'replace' });
    expect(screen.platform.navigation.last?.url).toContain('recorded-content/index?id=13');
  });

  test('that is locked leads to its course', async () => {
    const screen = await open(detail({ access: FilmAccess.locked }));
    expect(screen.hasText('继续观看')).toBe(false);
    await screen.tap('去课程页解锁');
    expect(screen.platform.navigation.last?.url).toContain('course-detail/index?id=3001');
  });

  test('that does not exist leads elsewhere', async () => {
    expect((await open(null)).hasText('找不到这一集')).toBe(true);
  });
});
