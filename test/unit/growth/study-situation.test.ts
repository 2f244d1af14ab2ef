import { Subject, SubjectCode } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import type { LearningReportRecord, ReportEntry } from '@/contract/growth/schema';
import { LearningReportType, ReportKind } from '@/contract/growth/values';
import { StudySituationStore } from '@/features/growth/study-situation/study-situation-store';
import { entryTarget } from '@/features/growth/report/pages';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const report = (report_type: LearningReportType, fields: Partial<ReportEntry> = {}): ReportEntry => ({
  id: 5,
  report_type,
  report_msg: '来了',
  eva_id: 88,
  ...fields,
});

const recordWith = (report_record?: ReportEntry): LearningReportRecord => ({
  step: 'S2-1',
  course_total: 12,
  subject_total: 2,
  isFinishClassToday: 0,
  ...(report_record ? { report_record } : {}),
});

const settle = async (): Promise<void> => {
  for (let round = 0; round < 40; round += 1) await Promise.resolve();
};

async function open(answer: unknown, options: FakeAppOptions = {}) {
  const api = new FakeApi()
    .on(growthCalls.getLearningReportRecord, answer as LearningReportRecord)
    .on(growthCalls.updateReportReadStatus, null);
  const fake = await fakeApp({ api, user: TEST_USER, student: OFFICIAL, ...options });
  const store = new StudySituationStore(fake.app);
  await store.load();
  return { ...fake, store };
}

describe('the study-situation card', () => {
  test('asks for the record of the child by user, first subject and step', async () => {
    const { api, app, store } = await open(recordWith());
    app.student.subjects.set([{ subject: Subject.weiqi, name: '围棋', brandCode: SubjectCode.weiqi }]);
    await store.load();
    expect(api.requests(growthCalls.getLearningReportRecord)).toEqual([
      { userId: 42, subject: Subject.wandou, step: 'S2-1' },
      { userId: 42, subject: Subject.weiqi, step: 'S2-1' },
    ]);
    expect(store.record?.course_total).toBe(12);
  });

  test.each([
    ['an empty record', {}],
    ['no record', null],
  ])('stays away with %s', async (_what, answer) => {
    const { store } = await open(answer);
    expect(store.record).toBeUndefined();
    expect(store.isAwaited).toBe(false);
  });

  test.each<[string, FakeAppOptions]>([
    ['a student without a step', { student: { ...OFFICIAL, step: '' } }],
    ['a tourist', { user: undefined, student: undefined }],
  ])('stays hidden from %s, without a request', async (_who, options) => {
    const { api, store } = await open(recordWith(), options);
    expect(store.record).toBeUndefined();
    expect(api.requests(growthCalls.getLearningReportRecord)).toEqual([]);
  });

  test('stays hidden when the record fails', async () => {
    const api = new FakeApi().onRefusal(growthCalls.getLearningReportRecord, '500', '服务异常');
    const { store, toasts } = await open(null, { api });
    expect(store.record).toBeUndefined();
    expect(store.isAwaited).toBe(false);
    expect(toasts).toEqual([]);
  });

  test('goes with the session', async () => {
    const { app, store } = await open(recordWith());
    app.session.clear();
    expect(store.record).toBeUndefined();
  });
});

describe('a new report', () => {
  const { monthly, subjectExplore, firstLesson, afterCourse } = LearningReportType;
  const explored = { userid: '42', evaluation_id: '88' };

  test.each([
    ['month', report(monthly), { screen: 'reportStage', params: { id: '5' } }],
    ['class', report(afterCourse), { screen: 'classAchieve', params: { id: '5' } }],
    ['first lesson', report(firstLesson), { screen: 'firstLessonReport', params: { source: 'parent' } }],
    [
      'subject, with its child flag',
      report(subjectExplore, { child: 1 }),
      { screen: 'specialReport', params: explored },
    ],
    [
      'subject, without a child flag',
      report(subjectExplore),
      { screen: 'specialReport', params: { ...explored, primary: '1' } },
    ],
  ])('of the %s leads to its page by its number alone', (_kind, entry, target) => {
    expect(entryTarget(entry, 42)).toEqual(target);
  });

  const PAGES: Readonly<Record<ReportKind, string>> = {
    firstLesson: 'firstLessonReport',
    afterClass: 'classAchieve',
    eloquence: 'eloquenceReport',
    debate: 'debateReport',
    month: 'reportStage',
    stage: 'reportStageReportNew',
    year: 'reportStageReportNewOne',
    explore: 'specialReport',
    subject: 'reportSubject',
    grade: 'reportGrade',
    gradeNew: 'reportGradeNew',
    rank: 'reportRankEvaluationReport',
    review: 'reportReview',
    demo: 'demoReport',
  };

  test.each(Object.values(ReportKind))(
    'of the kind %s leads to the page of its kind, whatever its number',
    (kind) => {
      const target = entryTarget(report(monthly, { kind }), 42);
      expect(target?.screen).toBe(PAGES[kind]);
      if (kind === ReportKind.explore) expect(target?.params).toEqual({ ...explored, primary: '1' });
      else expect(target?.params).toMatchObject({ id: '5' });
    },
  );

  test('is marked read by its page, not by the tap', async () => {
    const { api, app, store } = await open(recordWith(report(monthly, { kind: ReportKind.year })));
    const went: unknown[] = [];
    app.router.go = (name, params) => Promise.resolve(void went.push([name, params]));
    await store.press();
    expect(went).toEqual([['reportStageReportNewOne', { id: '5' }]]);
    expect(api.requests(growthCalls.updateReportReadStatus)).toEqual([]);
    expect(store.report?.id).toBe(5);
  });

  test.each([
    ['number', report(77 as LearningReportType)],
    ['kind', report(monthly, { kind: 'later' as ReportKind })],
  ])('of a %s that this build does not know is marked read, and the next one shows', async (_what, entry) => {
    const { api, platform, store, toasts } = await open(recordWith(entry));
    api.on(growthCalls.updateReportReadStatus, null);
    api.on(growthCalls.getLearningReportRecord, recordWith({ ...report(monthly), id: 6 }));
    await store.press();
    expect(toasts).toEqual(['更新到最新版本后，就能查看这份报告']);
    expect(platform.navigation.moves).toEqual([]);
    expect(api.requests(growthCalls.updateReportReadStatus)).toEqual([{ id: 5, userId: TEST_USER.userId }]);
    expect(store.report?.id).toBe(6);
  });

  test('of a subject opens 50 ms after the tap, of a first lesson at once', async () => {
    const went: unknown[] = [];
    const openWith = async (type: LearningReportType) => {
      const fake = await open(recordWith(report(type)));
      fake.app.router.go = (name) => Promise.resolve(void went.push(name));
      void fake.store.press();
      await settle();
      return fake;
    };
    const { time } = await openWith(subjectExplore);
    time.advance(49);
    await settle();
    expect(went).toEqual([]);
    time.advance(1);
    await settle();
    expect(went).toEqual(['specialReport']);
    await openWith(firstLesson);
    expect(went).toEqual(['specialReport', 'firstLessonReport']);
  });

  test('is opened once by a double tap', async () => {
    const { platform, store, tracker } = await open(recordWith(report(monthly)));
    await Promise.all([store.press(), store.press()]);
    expect(platform.navigation.moves).toHaveLength(1);
    expect(tracker.payloads('report_click')).toEqual([{ reportId: 5, reportType: monthly }]);
  });

  test('of a subject is not opened for a parent who has meanwhile left', async () => {
    const { app, platform, store, time } = await open(recordWith(report(subjectExplore)));
    const pressing = store.press();
    app.session.clear();
    await settle();
    time.advance(50);
    await pressing;
    expect(platform.navigation.moves).toEqual([]);
  });
});
