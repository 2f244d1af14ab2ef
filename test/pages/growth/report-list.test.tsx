import { coursesCalls } from '@/contract/courses/calls';
import type { UserSubject } from '@/contract/courses/schema';
import { Subject } from '@/contract/courses/values';
import { ok } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { ReportCard } from '@/contract/growth/report.schema';
import { ReportKind } from '@/contract/growth/values';
import { Runtime } from '@/contract/host';
import GrowReportList from '@/pages/growth/report-list';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';
import { spaceBackend, WANDOU, WEIQI } from './space-samples';

const report = (id: number, releasedAt: string, more: Partial<ReportCard> = {}): ReportCard => ({
  id,
  kind: ReportKind.afterClass,
  title: '课堂成就',
  about: `第${id}讲`,
  subject: Subject.weiqi,
  sentence: '这节课很专心。',
  releasedAt,
  isRead: true,
  evaluationId: 0,
  ...more,
});

const TWO_MONTHS = [
  report(3, '2026-11-21 08:30:00', { isRead: false }),
  report(2, '2026-11-02 08:30:00', { kind: ReportKind.month, title: '10月学习报告' }),
  report(1, '2026-10-30 20:00:00'),
];

const backend = (
  reports: readonly ReportCard[] = TWO_MONTHS,
  subjects: UserSubject[] = [WANDOU, WEIQI],
): FakeApi => spaceBackend(subjects).on(growthCalls.listGrowthReports, [...reports], reports.length);

const open = (
  api: FakeApi,
  query: Record<string, string> = { key: '1', entry: 'growUp' },
  runtime: Runtime = Runtime.weixinWeb,
) =>
  openScreen('growUpGrowReportList', GrowReportList, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query,
    platform: { runtime },
    // Whether the list of evaluation reports exists is irrelevant here.
    prepare: ({ app }) => void jest.spyOn(app.router, 'shows').mockReturnValue(true),
  });

const lines = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.allByClass('report-row').map(({ textContent }) => textContent);

describe('the reports of a child', () => {
  test('are by month, newest first, those of a lesson by its name, with their findings and dates', async () => {
    const screen = await open(backend());
    const months = screen.allByClass('growth-reports__month').map(({ textContent }) => textContent);
    expect(months).toEqual(['2026年11月', '2026年10月']);
    expect(lines(screen)).toEqual([
      '第3讲未读课堂成就 · 今天 8:30送达这节课很专心。',
      '10月学习报告第2讲 · 11月2日送达这节课很专心。',
      '第1讲课堂成就 · 10月30日送达这节课很专心。',
    ]);
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('open on the page of their kind', async () => {
    const screen = await open(backend());
    const asked = jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap('10月学习报告');
    expect(asked.mock.calls).toEqual([['reportStage', { id: '2' }]]);
    expect(screen.tracker.payloads('growth_report_click')).toEqual([{ reportId: 2, kind: 'month' }]);
  });

  test('lose the mark when their page has shown them, and the list keeps its length', async () => {
    const api = backend();
    const screen = await open(api);
    jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap(screen.byText('未读'));
    await leaveAndComeBack(screen, () => {
      const read = TWO_MONTHS.map((one) => ({ ...one, isRead: true }));
      api.on(growthCalls.listGrowthReports, read.slice(0, 1), 3);
    });
    expect(screen.hasText('未读')).toBe(false);
    expect(lines(screen)).toHaveLength(3);
    const asked = api.requests(growthCalls.listGrowthReports).length;
    await leaveAndComeBack(screen);
    expect(api.requests(growthCalls.listGrowthReports)).toHaveLength(asked);
  });

  test('keep the mark while their page has not shown them', async () => {
    const screen = await open(backend());
    jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap(screen.byText('未读'));
    await leaveAndComeBack(screen);
    expect(screen.hasText('未读')).toBe(true);
  });

  test('are those of one subject when it is chosen', async () => {
    const api = backend();
    const screen = await open(api);
    api.on(growthCalls.listGrowthReports, ({ subject }) => (subject === Subject.wandou ? [] : TWO_MONTHS));
    const [, wandou] = screen.allByClass('tabs--second')[0]?.children ?? [];
    await screen.tap(wandou as HTMLElement);
    expect(screen.hasText('这一科还没有报告')).toBe(true);
    await screen.tap('全部报告');
    expect(lines(screen)).toHaveLength(3);
  });

  test('are not filtered for a child of one subject', async () => {
    const screen = await open(backend(TWO_MONTHS, [WEIQI]));
    expect(screen.allByClass('tabs--second')).toEqual([]);
  });

  test('say when the first one comes while there is none', async () => {
    const screen = await open(backend([]));
    await screen.tap('查看学习计划');
    expect(screen.platform.navigation.last?.url).toContain('growth/study-plan');
  });

  test('can be asked for again after a failure', async () => {
    const api = backend().onFailure(growthCalls.listGrowthReports, { kind: 'network' });
    const screen = await open(api);
    api.on(growthCalls.listGrowthReports, TWO_MONTHS, 3);
    await screen.tap('重新加载');
    expect(lines(screen)).toHaveLength(3);
  });
});

describe('the lists of evaluation reports', () => {
  const openLinks = async (...subjects: UserSubject[]) => {
    const screen = await open(backend(TWO_MONTHS, subjects));
    const asked = jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    return { screen, asked: () => asked.mock.calls };
  };

  test('are a line each of several subjects, the first subject type with its category', async () => {
    const { screen, asked } = await openLinks(WANDOU, WEIQI);
    await screen.tap('豌豆思维测评报告');
    await screen.tap('围棋测评报告');
    expect(asked()).toEqual([
      ['evaReportList', { grow: 'true', subject: '0', cateId: '7' }],
      ['evaReportList', { grow: 'true', subject: '5' }],
    ]);
  });

  test('have their place while the subjects are loading, so that no report moves', async () => {
    const api = backend();
    const answer = api.onHold(coursesCalls.getUserSubject);
    const screen = await open(api);
    expect(screen.allByClass('growth-reports__place')).toHaveLength(1);
    answer(ok([WANDOU, WEIQI]));
    await screen.settle();
    expect(screen.allByClass('growth-reports__place')).toHaveLength(0);
    expect(screen.hasText('围棋测评报告')).toBe(true);
  });

  test('are one line of one subject, and none where no subject is known', async () => {
    const one = await openLinks(WEIQI);
    await one.screen.tap('测评报告');
    expect(one.asked()).toEqual([['evaReportList', { grow: 'true', subject: '5' }]]);
    const none = await openLinks();
    expect(none.screen.hasText('测评报告')).toBe(false);
  });
});

describe('the list of reports', () => {
  test.each<Record<string, string>>([{ key: '1', entry: 'growUp' }, { key: '1' }])(
    'has its place in the growth space, with the header of the other tabs: %j',
    async (query) => {
      const screen = await open(backend(), query);
      expect([
        screen.allByClass('tab-bar').length,
        screen.allByClass('top-bar__button--back').length,
        screen.hasText('豆豆的成长空间'),
      ]).toEqual([1, 0, true]);
    },
  );

  test('offers the app in a plain browser, and asks for no reports', async () => {
    const api = backend();
    const screen = await open(api, { key: '1' }, Runtime.web);
    await screen.tap('下载家长端');
    expect(screen.platform.navigation.last?.url).toMatch(/download-app\/index\?type=1&enter=4$/);
    expect(api.requests(growthCalls.listGrowthReports)).toEqual([]);
  });
});
