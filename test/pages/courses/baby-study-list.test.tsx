import { coursesCalls } from '@/contract/courses/calls';
import { FilmAccess, Subject } from '@/contract/courses/values';
import BabyStudyList from '@/pages/courses/baby-study-list';
import BabyStudyPurchased from '@/pages/courses/baby-study-purchased';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { study } from './samples';

const { listBabyStudy, listPurchasedStudy } = coursesCalls;

const COURSES = [
  study({ courseId: 1, title: '成语故事' }),
  study({
    courseId: 2,
    title: '动手拼一拼',
    subject: Subject.wandou,
    access: FilmAccess.open,
    watchedPercent: 40,
    finishedNum: 1,
  }),
  study({ courseId: 3, title: '古诗里的四季' }),
];

const parent = { user: TEST_USER, student: OFFICIAL };
const open = (api: FakeApi) => openScreen('babyStudyList', BabyStudyList, { ...parent, api });
const shelf = (items = COURSES) => new FakeApi().on(listBabyStudy, items, items.length);

describe('the shelves of baby study', () => {
  test('are by subject, each with all of its courses', async () => {
    const screen = await open(shelf());
    expect(screen.allByClass('baby-study-list__subject').map(({ textContent }) => textContent)).toEqual([
      '语文口才',
      '豌豆思维',
    ]);
    expect(screen.allByClass('film-course__title').map(({ textContent }) => textContent)).toEqual([
      '成语故事',
      '古诗里的四季',
      '动手拼一拼',
    ]);
  });

  test('have what was begun on top, with a link that continues it', async () => {
    const screen = await open(shelf());
    expect(screen.allByClass('baby-study-list__begun-card')).toHaveLength(1);
    await screen.tap(screen.byClass('baby-study-list__begun-card'));
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-play/index?id=2');
  });

  test('show one subject when it is chosen, and lead back to all of them where it has nothing', async () => {
    const api = shelf();
    const screen = await open(api);
    api.on(listBabyStudy, [], 0);
    await screen.tap('围棋');
    expect(api.requests(listBabyStudy).at(-1)).toMatchObject({ subject: Subject.weiqi, page: 1 });
    expect(screen.hasText('这一科的课程正在准备')).toBe(true);
    await screen.tap('查看全部');
    expect(api.requests(listBabyStudy).at(-1)).not.toHaveProperty('subject');
  });

  test('lead to a course and to what was bought', async () => {
    const screen = await open(shelf());
    await screen.tap('古诗里的四季');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-detail/index?id=3');
    await screen.tap('已购课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-purchased');
  });

  test('that are empty lead to the courses', async () => {
    const screen = await open(shelf([]));
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });
});

describe('what was bought', () => {
  const openBought = (items = COURSES) =>
    openScreen('babyStudyPurchased', BabyStudyPurchased, {
      ...parent,
      api: new FakeApi().on(listPurchasedStudy, items, items.length),
    });

  test('says how far the child is and until when it stays', async () => {
    const screen = await openBought([
      study({ courseId: 1, access: FilmAccess.open, watchedPercent: 40, finishedNum: 1 }),
      study({ courseId: 2, title: '古诗', access: FilmAccess.open, availableUntil: '2026-12-01 09:00:00' }),
    ]);
    for (const text of ['已学1/3集', '永久有效', '2026年12月1日 到期']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.byClass('progress-cover__bar').getAttribute('aria-valuenow')).toBe('40');
    await screen.tap('古诗');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-play/index?id=2');
  });

  test('that is over leads to where it is unlocked again', async () => {
    const over = { access: FilmAccess.expired, availableUntil: '2026-11-01 09:00:00' };
    const screen = await openBought([study({ courseId: 4, ...over })]);
    expect(screen.hasText('已于 2026年11月1日 到期')).toBe(true);
    await screen.tap('成语故事');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-detail/index?id=4');
  });

  test('without purchases leads to the shelves', async () => {
    const screen = await openBought([]);
    await screen.tap('去宝贝学');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-list');
  });
});
