import { CourseType, Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import type { StudyPlanClass } from '@/contract/lessons/schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { homeCalls } from '@/contract/home/calls';
import { Runtime } from '@/contract/host';
import { StudyClassStatus } from '@/contract/lessons/values';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { inSilentApp, type Host } from '@/platform/hosts';
import StudyPlan from '@/pages/growth/study-plan';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';

const lesson = (date: string, status: StudyClassStatus): StudyPlanClass => ({
  subject: Subject.weiqi,
  chapterName: `第${date.slice(-2)}讲`,
  teacherName: '林老师',
  chapterImgUrl: '',
  courseDate: `${date} 19:00:00`,
  liveId: 1,
  liveCnListId: 0,
  liveStudentId: 0,
  courseResourceId: 0,
  courseConfig: { durationMinutes: 40, courseType: CourseType.live },
  status,
});

function backend(): FakeApi {
  return new FakeApi()
    .on(homeCalls.getTabConfig, [])
    .on(profileCalls.getPrivateInfo, { kidName: '豆豆' } as PrivateInfo)
    .on(growthCalls.getStudyPlan, ({ from }) => ({
      days:
        from === '2026-11-16'
          ? [
              { date: '2026-11-17', classes: [lesson('2026-11-17', StudyClassStatus.finished)] },
              { date: '2026-11-21', classes: [lesson('2026-11-21', StudyClassStatus.upcoming)] },
            ]
          : [],
    }));
}

const open = (api: FakeApi, runtime: Runtime = Runtime.weixinWeb, host?: Host) =>
  openScreen('growUpStudyPlan', StudyPlan, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    platform: { runtime, ...(host && { host }) },
  });

describe('the grow-up tab', () => {
  test('is called after the child', async () => {
    const screen = await open(backend());
    expect(screen.hasText('豆豆的成长空间')).toBe(true);
  });

  test.each([
    ['1', '/pages/growth/report-list/index?key=1&entry=growUp'],
    ['2', '/pages/growth/situation/index?key=2'],
    ['3', undefined],
    [undefined, undefined],
  ])('leads on where its address names another tab: key %s', async (key, url) => {
    const screen = await openScreen('growUpStudyPlan', StudyPlan, {
      ...{ user: TEST_USER, student: OFFICIAL, api: backend() },
      ...{ platform: { runtime: Runtime.weixinWeb }, query: { key } },
    });
    expect(screen.platform.navigation.moves).toEqual(url ? [{ how: 'replace', url }] : []);
  });

  test('offers the app in a plain browser, and asks for no plan', async () => {
    const api = backend();
    const screen = await open(api, Runtime.web);
    expect(screen.hasText('浏览器版本暂不支持此功能')).toBe(true);
    expect(api.requests(growthCalls.getStudyPlan)).toEqual([]);
    await screen.tap('下载家长端');
    expect(screen.platform.navigation.last?.url).toMatch(/download-app\/index\?type=1&enter=4$/);
  });

  test('offers the app to a visitor in a plain browser, and needs neither a login nor a child', async () => {
    const api = backend();
    const screen = await openScreen('growUpStudyPlan', StudyPlan, { api });
    expect(screen.hasText('浏览器版本暂不支持此功能')).toBe(true);
    expect(api.requests(profileCalls.getPrivateInfo)).toEqual([]);
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('offers the mini program where the phone can have no app', async () => {
    const screen = await openScreen('growUpStudyPlan', StudyPlan, {
      ...{ user: TEST_USER, student: OFFICIAL, api: backend() },
      platform: { os: 'harmony' },
    });
    expect(screen.hasText('下载')).toBe(false);
    await screen.tap('去微信小程序');
    expect(screen.platform.log.copied).toEqual(['豌豆家长端']);
  });

  test('shows the plan inside an app that does not answer', async () => {
    const screen = await open(backend(), Runtime.web, inSilentApp);
    expect(screen.hasText('第21讲')).toBe(true);
    expect(screen.hasText('下载家长端')).toBe(false);
  });

  test.each([Runtime.weixinWeb, Runtime.androidApp, Runtime.iosApp])(
    'shows the plan of the week in %s',
    async (runtime) => {
      const screen = await open(backend(), runtime);
      expect(screen.allByClass('plan-day').map(({ textContent }) => textContent)).toEqual([
        '今天11月21日1节课19:00第21讲林老师 · 40分钟',
      ]);
    },
  );

  test('opens at today, the earlier days of the week in one line until it is tapped', async () => {
    const screen = await open(backend());
    const line = screen.byClass('plan-earlier');
    expect([line.textContent, line.getAttribute('aria-expanded')]).toEqual(['本周已上1节', 'false']);
    await screen.tap(line);
    expect(screen.allByClass('plan-day').map(({ textContent }) => textContent)).toEqual([
      '周二11月17日1节课19:00第17讲林老师 · 40分钟已上课',
      expect.stringContaining('今天'),
    ]);
  });

  test('says in that line what was missed, too', async () => {
    const { finished, leave, missed, over, upcoming } = StudyClassStatus;
    const day = '2026-11-17';
    const classes = [finished, over, missed, leave].map((status) => ({
      ...lesson(day, status),
      liveId: status,
    }));
    const today = { date: '2026-11-21', classes: [lesson('2026-11-21', upcoming)] };
    const screen = await open(
      backend().on(growthCalls.getStudyPlan, { days: [{ date: day, classes }, today] }),
    );
    expect(screen.byClass('plan-earlier').textContent).toBe('本周已上2节，缺课1节，请假1节');
  });

  test('says of a class that is over what was recorded, and no more', async () => {
    const { over, finished, missed } = StudyClassStatus;
    const day = '2026-11-17';
    const api = backend().on(growthCalls.getStudyPlan, {
      days: [
        {
          date: day,
          classes: [over, finished, missed].map((status) => ({ ...lesson(day, status), liveId: status })),
        },
      ],
    });
    const screen = await open(api);
    const labels = screen.allByClass('plan-class__status').map(({ textContent }) => textContent);
    expect(labels).toEqual(['未记录', '已上课', '缺课']);
  });

  test('says of a class of today that is not recorded yet that it is over', async () => {
    const classes = [lesson('2026-11-21', StudyClassStatus.over)];
    const screen = await open(
      backend().on(growthCalls.getStudyPlan, { days: [{ date: '2026-11-21', classes }] }),
    );
    expect(screen.byClass('plan-class__status').textContent).toBe('已下课');
  });

  test('marks today among the days of the week', async () => {
    const screen = await open(backend());
    expect(screen.allByClass('week-bar__day')).toHaveLength(7);
    expect(screen.byClass('week-bar__day--today').textContent).toBe('今天21');
  });

  test('shows a tapped day alone', async () => {
    const screen = await open(backend());
    const [monday, tuesday] = screen.allByClass('week-bar__day');
    if (!monday || !tuesday) throw new Error('a week has days');
    await screen.tap(tuesday);
    expect(screen.allByClass('plan-day')).toHaveLength(1);
    await screen.tap(monday);
    expect(screen.hasText('这一天没有课程安排')).toBe(true);
    await screen.tap('查看整周');
    expect(screen.byClass('plan-day').textContent).toContain('今天');
  });

  test('goes to the next week and back', async () => {
    const screen = await open(backend());
    const arrows = screen.allByClass('week-bar__arrow');
    await screen.tap(arrows[1] as HTMLElement);
    expect(screen.hasText('下周')).toBe(true);
    expect(screen.hasText('11月23日–29日')).toBe(true);
    expect(screen.hasText('这一周没有课程安排')).toBe(true);
    await screen.tap(screen.byClass('week-bar__now'));
    expect(screen.byClass('plan-day').textContent).toContain('今天');
  });

  test('has what was booked on another page', async () => {
    const api = backend();
    const screen = await open(api);
    await leaveAndComeBack(screen, () => screen.app.student.lessonsChanged());
    expect(api.requests(growthCalls.getStudyPlan)).toHaveLength(2);
  });

  test('offers to try again after a failure', async () => {
    const api = backend().onFailure(growthCalls.getStudyPlan, { kind: 'http', status: 500 });
    const screen = await open(api);
    expect(screen.hasText('请求失败，请重试')).toBe(true);
    api.on(growthCalls.getStudyPlan, { days: [] });
    await screen.tap('重新加载');
    expect(screen.hasText('这一周没有课程安排')).toBe(true);
  });

  test('can be passed on, once there is one', async () => {
    const api = backend();
    const answer = api.onHold(growthCalls.getStudyPlan);
    const screen = await open(api);
    expect(screen.allByClass('study-plan__share')).toEqual([]);
    answer({ ok: true, value: { days: [] } });
    await screen.settle();
    await screen.settle();
    await screen.tap(screen.byClass('study-plan__share'));
    expect(screen.byClass('sharing__seen').textContent).not.toBe('');
  });

  test('has tabs of the pages that exist, and one takes the place of the other', async () => {
    const screen = await open(backend());
    await screen.tap('我的报告');
    expect(screen.platform.navigation.moves).toEqual([
      { how: 'replace', url: '/pages/growth/report-list/index?key=1&entry=growUp' },
    ]);
    expect(screen.tracker.payloads('growth_tab_click')).toEqual([{ tab: 'growReportList' }]);
  });
});

describe('homework that is to be done', () => {
  test('is above the plan, and leads to its list', async () => {
    const screen = await open(backend().on(homeworkCalls.workUndoneNum, { undoneNum: 3 }));
    await screen.tap('还有3份作业待完成');
    expect(screen.platform.navigation.last?.url).toContain('homework/list');
  });
});

describe('a class of the plan', () => {
  test('opens its lesson', async () => {
    const screen = await open(backend());
    await screen.tap('第21讲');
    expect(screen.platform.navigation.last?.url).toContain('class-content/index?liveId=1');
  });

  test('shows how to enter while it is open', async () => {
    const screen = await open(backend());
    expect(screen.hasText('孩子怎么进入课堂')).toBe(false);
    await screen.advance(8.5 * 3_600_000);
    expect(screen.hasText('孩子怎么进入课堂')).toBe(true);
  });
});
