import { CourseType, Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import type { StudyPlanClass } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { StudyPlanStore } from '@/pages/growth/study-plan/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const DAY_MS = 86_400_000;

const lesson = (date: string): StudyPlanClass => ({
  subject: Subject.wandou,
  chapterName: '找规律',
  teacherName: '林',
  chapterImgUrl: '',
  courseDate: `${date} 19:00:00`,
  liveId: 1,
  liveCnListId: 0,
  liveStudentId: 0,
  courseResourceId: 0,
  courseConfig: { durationMinutes: 40, courseType: CourseType.live },
  status: StudyClassStatus.upcoming,
});

const day = (date: string) => ({ date, classes: [lesson(date)] });

// The test clock is at Saturday, 21 November 2026.
async function setUp() {
  const days = [
    day('2026-11-16'),
    { date: '2026-11-18', classes: [] },
    day('2026-11-21'),
    day('2026-11-23'),
    day('2026-12-01'),
  ];
  const api = new FakeApi().on(growthCalls.getStudyPlan, { days });
  const fake = await fakeApp({ api, user: TEST_USER });
  const store = new StudyPlanStore(fake.app);
  await store.load();
  const shown = () => store.shownDays.map(({ date }) => date);
  return { ...fake, api, store, shown };
}

describe('the study plan', () => {
  test.each([3, -3])('knows which day it is on a phone that is %d hours off', async (hours) => {
    const { app, time } = await fakeApp({ user: TEST_USER });
    const now = Date.parse('2026-11-23T01:00:00+08:00');
    time.advance(now + hours * 3_600_000 - time.now());
    app.serverClock.heard(now, time.now());
    expect(new StudyPlanStore(app).today).toBe('2026-11-23');
  });

  test('shows the days of this week that have classes', async () => {
    const { store, shown, api } = await setUp();
    expect(api.requests(growthCalls.getStudyPlan)).toEqual([{ from: '2026-11-16' }]);
    expect(shown()).toEqual(['2026-11-16', '2026-11-21']);
    expect(store.countOf('2026-11-21')).toBe(1);
    expect(store.countOf('2026-11-18')).toBe(0);
    expect([store.today, store.weeksAhead]).toEqual(['2026-11-21', 0]);
  });

  test('goes to the next week and back, and knows both again', async () => {
    const { store, shown, api } = await setUp();
    await store.showLater();
    expect(shown()).toEqual(['2026-11-23']);
    expect(store.weeksAhead).toBe(1);
    await store.showEarlier();
    expect(api.requests(growthCalls.getStudyPlan).map(({ from }) => from)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-16',
    ]);
    expect(shown()).toEqual(['2026-11-16', '2026-11-21']);
  });

  test('returns to this week from anywhere', async () => {
    const { store } = await setUp();
    await store.showEarlier();
    await store.showEarlier();
    expect(store.weeksAhead).toBe(-2);
    await store.showThisWeek();
    expect(store.weeksAhead).toBe(0);
  });

  test('shows a chosen day alone, and the whole week at a second tap', async () => {
    const { store, shown } = await setUp();
    store.chooseDay('2026-11-21');
    expect(shown()).toEqual(['2026-11-21']);
    store.chooseDay('2026-11-21');
    expect(shown()).toHaveLength(2);
    store.chooseDay('2026-11-18');
    expect(shown()).toEqual([]);
    await store.showLater();
    expect(store.chosenDay).toBeUndefined();
  });

  test('notices that midnight has passed', async () => {
    const { store, time } = await setUp();
    time.advance(DAY_MS);
    expect(store.today).toBe('2026-11-22');
    time.advance(DAY_MS);
    expect(store.weeksAhead).toBe(-1);
  });

  test('keeps what it shows when a pull fails, and says why', async () => {
    const { store, shown, api, toasts } = await setUp();
    api.onFailure(growthCalls.getStudyPlan, { kind: 'timeout' });
    await store.refresh();
    expect(shown()).toHaveLength(2);
    expect(toasts).toEqual(['网络超时，请检查网络']);
  });
});
