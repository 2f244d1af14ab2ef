import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { COURSE_CODE, FilmAccess, FilmCourseKind } from '@/contract/courses/values';
import CourseDetail from '@/pages/courses/course-detail';
import CourseList from '@/pages/courses/course-list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';
import { chapter, filmCourse, filmDetail, lockedDetail } from './film-samples';

const parent = { user: TEST_USER, student: OFFICIAL };

const openList = (api: FakeApi, query: Record<string, string> = { id: '2007', name: '自然拼读' }) =>
  openScreen('courseList', CourseList, { ...parent, api, query });

const openDetail = (of: FilmCourseDetail | null, api = new FakeApi().on(coursesCalls.getFilmCourse, of)) =>
  openScreen('courseDetailList', CourseDetail, { ...parent, api, query: { id: '3001' } });

describe('the courses of films of a category', () => {
  test('show their covers with how far the child is, under the name of the category', async () => {
    const screen = await openList(new FakeApi().on(coursesCalls.listGroupCourses, [filmCourse(3001)]));
    expect(screen.byClass('top-bar__title').textContent).toBe('自然拼读');
    expect(screen.hasText('已学1/3集')).toBe(true);
    expect(screen.byClass('progress').getAttribute('aria-valuenow')).toBe('40');
    expect(screen.api.requests(coursesCalls.listGroupCourses)[0]).toMatchObject({
      groupId: 2007,
      page: 1,
    });
  });

  test('stay a list where there is one alone, which opens by a tap', async () => {
    const screen = await openList(new FakeApi().on(coursesCalls.listGroupCourses, [filmCourse(3001)]));
    expect(screen.platform.navigation.moves).toEqual([]);
    await screen.tap('课程3001');
    expect(screen.platform.navigation.last?.url).toContain('courses/course-detail/index?id=3001');
  });

  test.each([
    [{ access: FilmAccess.locked }, '6课时解锁'],
    [{ access: FilmAccess.locked, priceHours: 0 }, '待解锁'],
    [{ access: FilmAccess.expired, availableUntil: '2029-12-01 10:00:00' }, '已过期'],
    [{ access: FilmAccess.trial }, '可试看'],
    [{ availableUntil: '2030-12-01 10:00:00' }, '12月1日到期'],
  ])('wear what a parent has to know: %j says %s', async (more, badge) => {
    const screen = await openList(new FakeApi().on(coursesCalls.listGroupCourses, [filmCourse(1, more)]));
    expect(screen.byClass('film-course__badge').textContent).toBe(badge);
  });

  test('refresh the progress of the child after a film', async () => {
    const api = new FakeApi().on(coursesCalls.listGroupCourses, [filmCourse(3001)]);
    const screen = await openList(api);
    await leaveAndComeBack(screen, () => {
      api.on(coursesCalls.listGroupCourses, [filmCourse(3001, { watchedPercent: 60 })]);
    });
    expect(screen.byClass('progress').getAttribute('aria-valuenow')).toBe('60');
  });

  test('without courses lead elsewhere, and an address without a category makes no request', async () => {
    const empty = await openList(new FakeApi().on(coursesCalls.listGroupCourses, []));
    expect(empty.hasText('这里的课程正在准备中')).toBe(true);
    const api = new FakeApi().on(coursesCalls.listGroupCourses, []);
    const screen = await openList(api, { id: 'x' });
    expect(screen.hasText('找不到这个分类的课程')).toBe(true);
    expect(api.requests(coursesCalls.listGroupCourses)).toEqual([]);
  });
});

describe('a course of films', () => {
  test('goes on where the child stopped', async () => {
    const screen = await openDetail(filmDetail());
    await screen.tap('继续学习 小故事2');
    expect(screen.platform.navigation.last?.url).toContain('courses/course-replay/index?id=2');
  });

  test.each([
    [filmDetail({ currentChapterId: 0, watchedPercent: 0, finishedNum: 0 }), '开始学习'],
    [filmDetail({ currentChapterId: 0, watchedPercent: 100, finishedNum: 3 }), '再看一遍'],
    [lockedDetail(), '解锁课程'],
    [lockedDetail({ access: FilmAccess.expired, availableUntil: '2029-12-01 10:00:00' }), '再次开通'],
  ])('has one action for each state', async (of, text) => {
    expect((await openDetail(of)).byClass('button--block').textContent).toBe(text);
  });

  test('plays each chapter that is open, and the trial of one that is locked', async () => {
    const open = await openDetail(filmDetail());
    await open.tap('1. 小故事1');
    expect(open.platform.navigation.last?.url).toContain('course-replay/index?id=1');
    const locked = await openDetail(lockedDetail());
    await locked.tap('1. 小故事1');
    expect(locked.platform.navigation.last?.url).toContain('course-replay/index?id=1');
  });

  test('that is a baby study plays where baby studies do', async () => {
    const screen = await openDetail(filmDetail({ kind: FilmCourseKind.babyStudy }));
    await screen.tap('1. 小故事1');
    expect(screen.platform.navigation.last?.url).toContain('baby-study-play/index?id=3001&chapterId=1');
  });

  test('leads to its teacher and to what a chapter is about', async () => {
    const screen = await openDetail(filmDetail({ chapters: [chapter(7)] }));
    await screen.tap('主讲 苏老师');
    expect(screen.platform.navigation.last?.url).toContain('teacher-detail/index?id=802');
    await screen.tap('介绍');
    expect(screen.platform.navigation.last?.url).toContain('recorded-content/index?id=7');
  });

  test('says when its time has ended', async () => {
    const over = { access: FilmAccess.expired, availableUntil: '2029-12-01 10:00:00' };
    expect((await openDetail(lockedDetail(over))).hasText('2029年12月1日 结束')).toBe(true);
  });

  test('that does not exist leads elsewhere', async () => {
    const screen = await openDetail(null);
    await screen.tap('孩子的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });
});

describe('unlocking a course', () => {
  const unlocking = async (api: FakeApi) => {
    const screen = await openDetail(null, api);
    await screen.tap('2. 小故事2');
    return screen;
  };

  test('says what it takes, asks, and shows it open afterwards', async () => {
    const after = filmDetail({ currentChapterId: 0, watchedPercent: 0, finishedNum: 0 });
    const api: FakeApi = new FakeApi()
      .on(coursesCalls.getFilmCourse, () =>
        api.requests(coursesCalls.unlockCourse).length > 0 ? after : lockedDetail(),
      )
      .on(coursesCalls.unlockCourse, { access: FilmAccess.open, availableUntil: '' });
    const screen = await unlocking(api);
    expect(screen.hasText('剑桥英语可用录播课时：20个')).toBe(true);
    expect(api.requests(coursesCalls.unlockCourse)).toEqual([]);
    await screen.tap('用6课时解锁');
    expect(api.requests(coursesCalls.unlockCourse)).toEqual([{ courseId: 3001 }]);
    expect(screen.toasts).toEqual(['解锁成功，开始学习吧']);
    expect(screen.hasText('开始学习')).toBe(true);
  });

  test('leads to the hours where they are not enough', async () => {
    const api = new FakeApi().on(coursesCalls.getFilmCourse, lockedDetail({ hoursLeft: 2 }));
    const screen = await unlocking(api);
    expect(screen.hasText('还差4个录播课时')).toBe(true);
    await screen.tap('去看我的课时');
    expect(screen.platform.navigation.last?.url).toContain('hours/my-class-hour/index?hourType=1');
  });

  test('that is refused keeps the sheet and says why', async () => {
    const words = '解锁需要6个录播课时，当前可用2个，课时还不够哦';
    const api = new FakeApi()
      .on(coursesCalls.getFilmCourse, lockedDetail())
      .onRefusal(coursesCalls.unlockCourse, COURSE_CODE.hoursShort, words);
    const screen = await unlocking(api);
    await screen.tap('用6课时解锁');
    expect(screen.byClass('unlock-sheet__failure').textContent).toBe(words);
  });

  test('is not offered for a course that comes with an enrolment only', async () => {
    const screen = await unlocking(
      new FakeApi().on(coursesCalls.getFilmCourse, lockedDetail({ priceHours: 0 })),
    );
    expect(screen.hasText('这门课程随报名开通')).toBe(true);
    expect(screen.hasText('用6课时解锁')).toBe(false);
    expect(screen.hasText('去我的课程')).toBe(true);
  });
});
