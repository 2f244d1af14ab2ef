import { growthCalls } from '@/contract/growth/calls';
import type { Report } from '@/contract/growth/report.schema';
import { ReportKind, SectionKey } from '@/contract/growth/values';
import SpecialReport from '@/pages/growth/special-report';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { reportWith, sectionWith } from './report-fixture';

const OWN = String(TEST_USER.userId);

const REPORT: Report = reportWith(ReportKind.explore, {
  id: 77,
  title: '专题探索报告',
  evaluationId: 88,
  sections: [
    sectionWith({
      key: SectionKey.abilities,
      title: '能力表现',
      good: ['空间想象：3题答对3题'],
      practise: ['逻辑推理：3题答对1题'],
    }),
    sectionWith({ key: SectionKey.review, title: '要复习的内容' }),
  ],
});

const backend = (report: Report | null = REPORT) =>
  new FakeApi().on(growthCalls.getReport, report).on(growthCalls.updateReportReadStatus, null);

const open = (api: FakeApi, query: Record<string, string>) =>
  openScreen('specialReport', SpecialReport, { user: TEST_USER, student: OFFICIAL, api, query });

const PRIMARY = { userid: OWN, evaluation_id: '88', primary: '1' };

describe('the report of an exploration', () => {
  test('is that of the evaluation which the address names, and is read once it shows', async () => {
    const api = backend();
    const screen = await open(api, PRIMARY);
    expect(screen.hasText('专题探索报告')).toBe(true);
    expect(api.requests(growthCalls.getReport)).toEqual([{ kind: 'explore', evaluationId: 88 }]);
    expect(api.requests(growthCalls.updateReportReadStatus)).toEqual([{ id: 77, userId: TEST_USER.userId }]);
  });

  test('in the parent’s version is complete', async () => {
    const screen = await open(backend(), PRIMARY);
    for (const text of ['空间想象：3题答对3题', '逻辑推理：3题答对1题', '要复习的内容'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.hasText('看家长版报告')).toBe(false);
  });

  test('with the child flag praises first, and leads to the parent’s version', async () => {
    const screen = await open(backend(), { userid: OWN, evaluation_id: '88' });
    expect(screen.hasText('空间想象：3题答对3题')).toBe(true);
    expect(screen.hasText('逻辑推理：3题答对1题')).toBe(false);
    expect(screen.hasText('要复习的内容')).toBe(false);
    const went = jest.spyOn(screen.app.router, 'replace').mockResolvedValue();
    await screen.tap('看家长版报告');
    expect(went.mock.calls).toEqual([['specialReport', PRIMARY]]);
  });

  test.each(['999999', 'abc'])('of another child is refused and not asked for: %s', async (userid) => {
    const api = backend();
    const screen = await open(api, { userid, evaluation_id: '88', primary: '1' });
    expect(screen.hasText('这是另一个孩子的报告')).toBe(true);
    expect(api.requests(growthCalls.getReport)).toEqual([]);
    const went = jest.spyOn(screen.app.router, 'replace').mockResolvedValue();
    await screen.tap('自己孩子的报告');
    expect(went.mock.calls).toEqual([['evaReportList', { grow: 'false' }]]);
  });

  test.each(['abc', '-1', '0'])('that no evaluation names is missing, and not asked for: %s', async (id) => {
    const api = backend();
    const screen = await open(api, { ...PRIMARY, evaluation_id: id });
    expect(screen.hasText('找不到这份报告')).toBe(true);
    expect(api.requests(growthCalls.getReport)).toEqual([]);
  });

  test('without an id is the newest, and of a child who has none is a note with a link', async () => {
    const api = backend(null);
    const screen = await open(api, {});
    expect(api.requests(growthCalls.getReport)).toEqual([{ kind: 'explore' }]);
    expect(screen.hasText('做完专题探索后，报告就会送到这里')).toBe(true);
    expect(api.requests(growthCalls.updateReportReadStatus)).toEqual([]);
  });
});
