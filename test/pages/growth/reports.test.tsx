/** All kinds of reports share one page frame: its behaviour is tested here for each kind. */
import { act, type ComponentType } from 'react';
import type { Report, Section } from '@/contract/growth/report.schema';
import { growthCalls } from '@/contract/growth/calls';
import { PictureKind, SectionKey, type ReportKind } from '@/contract/growth/values';
import { reportPage } from '@/features/growth/report';
import { reportReads } from '@/features/growth/report/use-read-report';
import ClassAchieve from '@/pages/growth/class-achieve';
import DebateReport from '@/pages/growth/debate-report';
import DemoReport from '@/pages/growth/demo-report';
import EloquenceReport from '@/pages/growth/eloquence-report';
import FirstLessonReport from '@/pages/growth/first-lesson-report';
import ReportGrade from '@/pages/growth/report-grade';
import ReportGradeNew from '@/pages/growth/report-grade-new';
import ReportRank from '@/pages/growth/report-rank';
import ReportReview from '@/pages/growth/report-review';
import ReportStage from '@/pages/growth/report-stage';
import ReportStageNew from '@/pages/growth/report-stage-new';
import ReportStageNewOne from '@/pages/growth/report-stage-new-one';
import ReportSubject from '@/pages/growth/report-subject';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { swipe } from '../components/support';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { reportWith, sectionWith } from './report-fixture';

type Kind = Exclude<ReportKind, 'explore'>;

/** Page, title, text if there is no report yet, and the route offered then. */
const PAGES: Readonly<Record<Kind, readonly [ComponentType, string, string, string]>> = {
  firstLesson: [FirstLessonReport, '首课报告', '上完第一节课后', 'myTabClass'],
  afterClass: [ClassAchieve, '课堂成就', '课堂上的精彩时刻', 'myTabClass'],
  eloquence: [EloquenceReport, '口才报告', '就能听到孩子的表达', 'myTabClass'],
  debate: [DebateReport, '辩论报告', '就能听到孩子的发言', 'myTabClass'],
  month: [ReportStage, '阶段报告', '每个月初', 'growUpSituation'],
  stage: [ReportStageNew, '阶段报告', '学完一个阶段后', 'growUpSituation'],
  year: [ReportStageNewOne, '阶段报告', '学满一年后', 'growUpSituation'],
  subject: [ReportSubject, '主题报告', '学完一个主题后', 'myTabClass'],
  grade: [ReportGrade, '定级报告', '做完定级测评后', 'myTabClass'],
  gradeNew: [ReportGradeNew, '定级报告', '做完定级测评后', 'myTabClass'],
  rank: [ReportRank, '段位测评报告', '做完段位测评后', 'myTabClass'],
  review: [ReportReview, '复习报告', '做完阶段复习后', 'wrongWorkGroup'],
  demo: [DemoReport, '试听报告', '上完试听课后', 'myTabClass'],
};
const kinds = Object.keys(PAGES) as Kind[];

const answering = (report: Report | null) =>
  new FakeApi().on(growthCalls.getReport, report).on(growthCalls.updateReportReadStatus, null);

function open(kind: Kind, api: FakeApi, options: OpenOptions = {}) {
  const name = reportPage(kind);
  if (!name) throw new Error(`${kind} has no page`);
  return openScreen(name, PAGES[kind][0], {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query: { id: '12001' },
    ...options,
  });
}

const marks = (api: FakeApi) => api.requests(growthCalls.updateReportReadStatus);

describe.each(kinds)('the page of the report %s', (kind) => {
  const [, title, none, nextPage] = PAGES[kind];

  test('shows its child, a summary, the teacher’s words, sections and one thing for tonight', async () => {
    const screen = await open(kind, answering(reportWith(kind)));
    for (const text of [
      '豆豆',
      '2026年10月1日–31日',
      '10月学习报告',
      '豆豆这个月越来越爱开口说了',
      '王老师的话',
      '豆豆很认真，继续加油',
      '这个月上了8节课，每一节都到了',
      '今晚可以做的一件事',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.byClass('top-bar__title').textContent).toBe('10月学习报告');
    expect(screen.api.requests(growthCalls.getReport)).toEqual([{ kind, id: 12001 }]);
  });

  test('without an id shows the newest of its kind, or says how to get one', async () => {
    const screen = await open(kind, answering(null), { query: {} });
    expect(screen.api.requests(growthCalls.getReport)).toEqual([{ kind }]);
    expect(screen.hasText(none)).toBe(true);
    expect(screen.byClass('top-bar__title').textContent).toBe(title);
    const went: string[] = [];
    screen.app.router.go = (name) => Promise.resolve(void went.push(name));
    await screen.tap(screen.byClass('empty-state__action'));
    expect(went).toEqual([nextPage]);
    expect(marks(screen.api)).toEqual([]);
  });

  test('says that the one of its address is not there', async () => {
    const screen = await open(kind, answering(null));
    expect(screen.hasText('找不到这份报告')).toBe(true);
    expect(marks(screen.api)).toEqual([]);
  });

  test('makes no request for an invalid id', async () => {
    const screen = await open(kind, answering(reportWith(kind)), { query: { id: '12001 or 1=1' } });
    expect(screen.hasText('找不到这份报告')).toBe(true);
    expect(screen.api.requests(growthCalls.getReport)).toEqual([]);
  });

  test('that cannot be loaded is loaded when it is tried again, and only then marked read', async () => {
    const api = answering(null).onFailure(growthCalls.getReport, { kind: 'network' });
    const screen = await open(kind, api);
    expect(marks(api)).toEqual([]);
    api.on(growthCalls.getReport, reportWith(kind));
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('10月学习报告')).toBe(true);
    expect(marks(api)).toEqual([{ id: 12001, userId: 42 }]);
  });
});

describe('a report', () => {
  test('is marked read once, after its content has shown, and home is updated', async () => {
    const api = answering(null);
    const release = api.onHold(growthCalls.getReport);
    const screen = await open('month', api);
    expect(marks(api)).toEqual([]);
    expect(screen.app.get(reportReads).count).toBe(0);
    api.on(growthCalls.getReport, reportWith('month'));
    release({ ok: true, value: reportWith('month') });
    await screen.settle();
    expect(marks(api)).toHaveLength(1);
    expect(screen.app.get(reportReads).count).toBe(1);
    await leaveAndComeBack(screen);
    expect(marks(api)).toHaveLength(1);
  });

  test('that could not be marked is marked on the next visit', async () => {
    const api = answering(reportWith('month')).onFailure(growthCalls.updateReportReadStatus, {
      kind: 'network',
    });
    const screen = await open('month', api);
    expect(screen.toasts).toEqual([]);
    await leaveAndComeBack(screen, () => void api.on(growthCalls.updateReportReadStatus, null));
    expect(marks(api)).toHaveLength(2);
    await leaveAndComeBack(screen);
    expect(marks(api)).toHaveLength(2);
  });

  test.each([
    ['that was read', { isRead: true }],
    ['that is an example', { isExample: true, id: 0 }],
    ['that is an example of a kept one', { isExample: true }],
    ['that is kept nowhere', { id: 0 }],
  ])('%s is never marked', async (_what, fields) => {
    const screen = await open('demo', answering(reportWith('demo', fields)));
    expect(screen.hasText('豆豆这个月越来越爱开口说了')).toBe(true);
    expect(marks(screen.api)).toEqual([]);
  });

  test('that is an example says so, and is not passed on', async () => {
    const screen = await open('demo', answering(reportWith('demo', { isExample: true, id: 0 })), {
      query: {},
    });
    expect(screen.hasText('这是一份示例报告')).toBe(true);
    expect(screen.allByClass('report-page__keep')).toEqual([]);
  });

  test('that is kept can be passed on', async () => {
    const screen = await open('month', answering(reportWith('month')));
    expect(screen.byClass('report-page__keep').textContent).toContain('分享');
  });

  test('is refreshed by a pull, and shows what it is now', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(83);
    const screen = await open('month', answering(reportWith('month')));
    screen.api.on(growthCalls.getReport, reportWith('month', { sentence: '豆豆又进步了', isRead: true }));
    await act(async () =>
      swipe(screen.byClass('pull-to-refresh'), [
        [100, 100],
        [100, 110],
        [100, 600],
      ]),
    );
    await screen.settle();
    expect(screen.hasText('豆豆又进步了')).toBe(true);
    expect(marks(screen.api)).toHaveLength(1);
    jest.restoreAllMocks();
  });

  test('leads to the one thing for tonight', async () => {
    const screen = await open('month', answering(reportWith('month')));
    await screen.tap('一起看这节课的回放');
    expect(screen.platform.navigation.last?.url).toContain('courses/course-replay/index?id=700001');
  });

  test('goes to paper where the host has a dialog for it, and nowhere else', async () => {
    const print = jest.fn();
    const screen = await open('month', answering(reportWith('month')), { platform: { print } });
    await screen.tap('保存为 PDF');
    expect(print).toHaveBeenCalledTimes(1);
    const inApp = await open('month', answering(reportWith('month')));
    expect(inApp.hasText('保存为 PDF')).toBe(false);
  });

  test.each([
    ['parent', 'parent'],
    ['<script>', 'other'],
    [undefined, ''],
  ])('of a first lesson tracks where the parent comes from: %s as %s', async (source, sentences) => {
    const api = answering(reportWith('firstLesson'));
    const screen = await open('firstLesson', api, { query: { id: '12001', source } });
    expect(screen.tracker.payloads('report_view')).toEqual([
      { reportId: 12001, kind: 'firstLesson', source: sentences },
    ]);
  });

  test('leads with its lesson, and says no subject twice', async () => {
    const coverOf = async (kind: Kind, about: string) => {
      const screen = await open(kind, answering(reportWith(kind, { title: '报告', about })));
      const text = (name: string) => screen.allByClass(name).map(({ textContent }) => textContent);
      return [
        ...text('report-cover__title'),
        ...text('report-cover__about'),
        ...text('report-cover__subject'),
      ];
    };
    expect(await coverOf('afterClass', '第17讲 称重')).toEqual(['第17讲 称重', '报告', '豌豆思维']);
    expect(await coverOf('stage', '豌豆思维 · 第1–12节课')).toEqual(['报告', '豌豆思维 · 第1–12节课']);
  });

  test('says its overview on the cover; below it is what has no room there', async () => {
    const figures = ['出勤', '上课时长', '答题正确率', '请假'].map((name) => ({
      ...{ name, value: '8', unit: '节', note: '' },
    }));
    const ring = { kind: PictureKind.ring, unit: '%', max: 100, points: [{ label: '到课', value: 100 }] };
    const overview = sectionWith({ figures, pictures: [{ ...ring, nowName: '', beforeName: '' }] });
    const shown = async (more: Partial<Section>) => {
      const screen = await open(
        'month',
        answering(reportWith('month', { sections: [{ ...overview, ...more }] })),
      );
      const cover = screen.byClass('report-cover').textContent ?? '';
      expect(cover).toContain('这个月上了8节课，每一节都到了');
      expect(cover).toContain('100%到课率8节出勤8节上课时长8节答题正确率');
      expect(cover).toContain('请假 8 节');
      return screen.allByClass('report-section').map(({ textContent }) => textContent);
    };
    expect(await shown({})).toEqual([]);
    expect(await shown({ good: ['每次都准时来上课'] })).toEqual(['学习概况做得好的地方每次都准时来上课']);
  });

  test('of abilities says in peas how many were right, and not again in words', async () => {
    const points = [{ label: '逻辑推理', value: 75, of: 4 }];
    const picture = { kind: PictureKind.ring, unit: '%', max: 100, points, nowName: '', beforeName: '' };
    const abilities = sectionWith({
      ...{ key: SectionKey.abilities, title: '能力表现', sentence: '逻辑推理再练一练会更稳。' },
      ...{ pictures: [picture], practise: ['逻辑推理：4题答对3题', '读题：慢一点'] },
    });
    const screen = await open('subject', answering(reportWith('subject', { sections: [abilities] })));
    const words = screen.byClass('report-section').textContent;
    expect([words?.includes('3/4'), words?.includes('读题：慢一点')]).toEqual([true, true]);
    expect(words).not.toContain('4题答对3题');
  });

  test('is shown without what it does not have', async () => {
    const bare = reportWith('year', { sections: [], subject: undefined, about: '', to: '', releasedAt: '' });
    const screen = await open('year', answering({ ...bare, teacher: undefined, tonight: undefined }));
    expect(screen.hasText('豆豆这个月越来越爱开口说了')).toBe(true);
    for (const text of ['老师', '今晚', '送达', 'undefined'])
      expect([text, screen.hasText(text)]).toEqual([text, false]);
  });
});
