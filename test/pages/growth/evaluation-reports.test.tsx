import type { UserSubject } from '@/contract/courses/schema';
import { Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import type { ReportCard } from '@/contract/growth/report.schema';
import { ReportKind } from '@/contract/growth/values';
import { Runtime } from '@/contract/host';
import EvaluationReports from '@/pages/growth/evaluation-reports';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';
import { spaceBackend, WANDOU, WEIQI } from './space-samples';

const list = growthCalls.listEvaluationReports;

const report = (id: number, more: Partial<ReportCard> = {}): ReportCard => ({
  id,
  kind: ReportKind.gradeNew,
  title: '定级报告',
  about: '思维定级测评',
  subject: Subject.wandou,
  sentence: '12题答对9题。',
  releasedAt: '2026-11-02 08:30:00',
  isRead: true,
  evaluationId: 880 + id,
  ...more,
});

const TWO = [report(2, { isRead: false }), report(1, { kind: ReportKind.explore, title: '专题探索报告' })];

const backend = (reports: readonly ReportCard[] = TWO, subjects: UserSubject[] = [WANDOU, WEIQI]): FakeApi =>
  spaceBackend(subjects).on(list, [...reports], reports.length);

const open = (
  api: FakeApi,
  query: Record<string, string> = { grow: 'false' },
  runtime: Runtime = Runtime.weixinWeb,
) =>
  openScreen('evaReportList', EvaluationReports, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query,
    platform: { runtime },
  });

const asked = (api: FakeApi) => api.requests(list).map((request) => request as Record<string, unknown>);
const FIRST = { page: 1, limit: 10 };

describe('the reports of evaluations', () => {
  test('are listed with what they found, and open on the page of their kind', async () => {
    const screen = await open(backend());
    expect(screen.allByClass('report-row')).toHaveLength(2);
    expect(screen.hasText('没有更多了')).toBe(true);
    const went = jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap('定级报告');
    expect(went.mock.calls).toEqual([['reportGradeNew', { id: '2' }]]);
  });

  test('open an exploration as the parent’s own version', async () => {
    const screen = await open(backend());
    const went = jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap('专题探索报告');
    const userid = String(TEST_USER.userId);
    expect(went.mock.calls).toEqual([['specialReport', { userid, evaluation_id: '881', primary: '1' }]]);
  });

  test.each([
    ['none', {}, FIRST],
    ['one', { subject: '5' }, { ...FIRST, subject: 5 }],
    [
      'the first subject type with its category',
      { subject: '0', cateId: '2001' },
      { ...FIRST, subject: 0, cateId: 2001 },
    ],
    ['a category without a subject', { cateId: '2001' }, FIRST],
    ['garbage', { subject: 'abc', cateId: '-1' }, FIRST],
    ['a subject that there is not', { subject: '99' }, FIRST],
  ])('are asked for as the address says: %s', async (_what, query, request) => {
    const api = backend();
    await open(api, { grow: 'false', ...query });
    expect(asked(api)).toEqual([request]);
  });

  test('of another subject that is chosen leave the category of the first behind', async () => {
    const api = backend();
    const screen = await open(api, { grow: 'false', subject: '0', cateId: '2001' });
    await screen.tap('围棋');
    expect(asked(api).at(-1)).toEqual({ ...FIRST, subject: Subject.weiqi });
  });

  test('of a child of one subject offer nothing to choose', async () => {
    const screen = await open(backend(TWO, [WANDOU]), { grow: 'false', subject: '0' });
    expect(screen.hasText('全部')).toBe(false);
  });

  test('that are not there yet show a note, with a link elsewhere', async () => {
    const screen = await open(backend([]));
    expect(screen.hasText('孩子做完第一次测评，这里就会有报告')).toBe(true);
    await screen.tap('孩子的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });

  test('of a subject that has none lead to all of them', async () => {
    const api = backend([]);
    const screen = await open(api, { grow: 'false', subject: '5' });
    api.on(list, TWO, 2);
    await screen.tap('全部测评报告');
    expect(screen.allByClass('report-row')).toHaveLength(2);
  });

  test('that failed load on retry', async () => {
    const api = spaceBackend([WANDOU]).onFailure(list, { kind: 'network' });
    const screen = await open(api);
    api.on(list, TWO, 2);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.allByClass('report-row')).toHaveLength(2);
  });

  test('lose their mark on return from a report that was read', async () => {
    const api = backend();
    const screen = await open(api);
    jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap(screen.byText('未读'));
    const read = TWO.map((one) => ({ ...one, isRead: true }));
    await leaveAndComeBack(screen, () => void api.on(list, read, 2));
    expect(screen.hasText('未读')).toBe(false);
  });

  test('from mine are a page of every browser', async () => {
    const screen = await open(backend(), { grow: 'false' }, Runtime.web);
    expect(screen.allByClass('report-row')).toHaveLength(2);
  });

  test('inside the growth space are behind its guard in a plain browser, and are not loaded', async () => {
    const api = backend();
    const screen = await open(api, { grow: 'true' }, Runtime.web);
    expect(screen.hasText('浏览器版本暂不支持此功能')).toBe(true);
    expect(asked(api)).toEqual([]);
  });

  test('inside the growth space are under its title and tabs', async () => {
    const screen = await open(backend(), { grow: 'true' });
    expect(screen.hasText('成长空间')).toBe(true);
    expect(screen.allByClass('report-row')).toHaveLength(2);
  });
});
