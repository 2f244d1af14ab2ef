import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import BabyStudyDetail from '@/pages/courses/baby-study-detail';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { openStudy, studyDetail } from './samples';

const { getFilmCourse, unlockCourse } = coursesCalls;

const backend = (course: FilmCourseDetail | null = studyDetail()) => new FakeApi().on(getFilmCourse, course);
const open = (api = backend(), id = '3001') =>
  openScreen('babyStudyDetail', BabyStudyDetail, { user: TEST_USER, student: OFFICIAL, api, query: { id } });

describe('one baby study', () => {
  beforeEach(restBetweenTaps);
  afterEach(() => jest.restoreAllMocks());

  test('shows its title, its age group and its content', async () => {
    const screen = await open();
    for (const text of [
      '成语故事',
      '适合 4–6岁',
      '共3集',
      '每集一个成语',
      '敢开口讲故事',
      '1. 故事1',
      '试看',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test.each([
    [FilmAccess.expired, '2029-12-01 10:00:00', '观看时间已于 2029年12月1日 结束'],
    // A cached response whose access period has ended since.
    [FilmAccess.open, '2020-12-01 10:00:00', '观看时间已于 2020年12月1日 结束'],
    [FilmAccess.open, '2039-12-01 10:00:00', '2039年12月1日 前可以看'],
  ])('that is %s says of %s: %s', async (access, availableUntil, words) => {
    const screen = await open(backend(studyDetail({ access, availableUntil })));
    expect(screen.hasText(words)).toBe(true);
    expect(screen.hasText('前可以看')).toBe(words.endsWith('前可以看'));
  });

  test('plays its trial while it is locked, from the list and from the foot', async () => {
    const screen = await open();
    const first = 'courses/baby-study-play/index?id=3001&chapterId=35001';
    await screen.tap('1. 故事1');
    expect(screen.platform.navigation.last?.url).toContain(first);
    await screen.tap('免费试看');
    expect(screen.platform.navigation.moves.filter(({ url }) => url?.includes(first))).toHaveLength(2);
  });

  test('is unlocked with hours, once, and can be learned then', async () => {
    const api = backend().on(unlockCourse, { access: FilmAccess.open, availableUntil: '' });
    const screen = await open(api);
    await screen.tap('2. 故事2');
    expect(screen.hasText('2个录播课时')).toBe(true);
    api.on(getFilmCourse, openStudy());
    await screen.tap('用2课时解锁');
    expect(api.requests(unlockCourse)).toEqual([{ courseId: 3001 }]);
    expect(screen.toasts).toEqual(['解锁成功，开始学习吧']);
    await screen.tap('开始学习');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-play/index?id=3001');
  });

  test('says why it was not unlocked', async () => {
    const screen = await open(backend().onRefusal(unlockCourse, '1', '课时还不够哦'));
    await screen.tap('2课时解锁');
    await screen.tap('用2课时解锁');
    expect(screen.hasText('课时还不够哦')).toBe(true);
  });

  test('leads to the hours where they are not enough', async () => {
    const screen = await open(backend(studyDetail({ hoursLeft: 0 })));
    await screen.tap('2. 故事2');
    await screen.tap('去看我的课时');
    expect(screen.platform.navigation.last?.url).toContain('my-class-hour/index?hourType=1');
  });

  test.each([
    ['开始学习', openStudy()],
    ['继续学习', openStudy({ watchedPercent: 30 })],
    ['再看一遍', openStudy({ watchedPercent: 100, finishedNum: 3 })],
    ['2课时重新解锁', studyDetail({ access: FilmAccess.expired })],
    ['免费试看', studyDetail({ priceHours: 0 })],
  ])('has one action: %s', async (words, course) => {
    const screen = await open(backend(course));
    expect(screen.hasText(words)).toBe(true);
  });

  test('is passed on by its own address', async () => {
    const screen = await open();
    await screen.tap('分享');
    expect(screen.app.share.current()).toMatchObject({
      title: '和孩子一起学《成语故事》',
      toURL: expect.stringContaining('/babyStudy/detail?id=3001') as string,
    });
  });

  test('without a chapter says that it is still being recorded', async () => {
    const screen = await open(backend(studyDetail({ chapters: [], chapterNum: 0 })));
    expect(screen.hasText('这门课程正在录制')).toBe(true);
    expect(screen.hasText('课时解锁')).toBe(false);
  });

  test.each(['', 'x', '0'])('is missing, and not asked for, where the address names none: %p', async (id) => {
    const screen = await open(backend(), id);
    expect(screen.api.requests(getFilmCourse)).toEqual([]);
    await screen.tap('去宝贝学');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-list');
  });

  test('that does not exist is missing', async () => {
    expect((await open(backend(null))).hasText('找不到这门课程')).toBe(true);
  });
});
