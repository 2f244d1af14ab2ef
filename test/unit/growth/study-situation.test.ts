import { Subject, SubjectCode } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import type { LearningReportRecord, ReportEntry } from '@/contract/growth/schema';
import { LearningReportType } from '@/contract/growth/values';
import { ok } from '@/contract/errors';
import { StudySituationStore } from '@/features/growth/study-situation/study-situation-store';
import { reportTarget } from '@/features/growth/study-situation/study-situation-store';
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
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
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
  ])('stays away from %s, who is not asked about', async (_who, options) => {
    const { api, store } = await open(recordWith(), options);
    expect(store.record).toBeUndefined();
    expect(api.requests(growthCalls.getLearningReportRecord)).toEqual([]);
  });

  test('stays away silently when the record cannot be had', async () => {
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

  test.each([
    ['monthly', monthly],
    ['after-course', afterCourse],
  ])('that is %s is only marked read, and the record is asked for anew', async (_kind, type) => {
    const { api, platform, store, time } = await open(recordWith(report(type)));
    api.on(growthCalls.getLearningReportRecord, recordWith());
    await store.press();
    time.advance(1000);
    expect(api.requests(growthCalls.updateReportReadStatus)).toEqual([{ id: 5, userId: 42 }]);
    expect(api.requests(growthCalls.getLearningReportRecord)).toHaveLength(2);
    expect(store.report).toBeUndefined();
    expect(store.record).toBeDefined();
    expect(platform.navigation.moves).toEqual([]);
  });

  test.each([
    ['first lesson', report(firstLesson), { screen: 'firstLessonReport', params: { source: 'parent' } }],
    [
      'subject, with its child flag',
      report(subjectExplore, { child: 1 }),
      { screen: 'specialReport', params: { userid: '42', evaluation_id: '88' } },
    ],
    [
      'subject, without a child flag',
      report(subjectExplore),
      { screen: 'specialReport', params: { userid: '42', evaluation_id: '88', primary: '1' } },
    ],
  ])('of the %s leads to its page', (_kind, entry, target) => {
    expect(reportTarget(entry, 42)).toEqual(target);
  });

  test.each([firstLesson, subjectExplore])(
    'of type %s stays unread where its page is not there',
    async (type) => {
      const { api, app, platform, store, time, toasts } = await open(recordWith(report(type)));
      platform.navigation.place = { path: '/index', query: {} };
      app.router.shows = () => false;
      const pressing = store.press();
      await settle();
      time.advance(50);
      await pressing;
      expect(api.requests(growthCalls.updateReportReadStatus)).toEqual([]);
      expect(store.report?.id).toBe(5);
      expect(toasts).toEqual(['这个页面还没有开放']);
    },
  );

  test('whose page shows is marked read', async () => {
    const { api, app, store } = await open(recordWith(report(firstLesson)));
    app.router.shows = () => true;
    await store.press();
    expect(api.requests(growthCalls.updateReportReadStatus)).toHaveLength(1);
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
    const { api, store, tracker } = await open(recordWith(report(monthly)));
    await Promise.all([store.press(), store.press()]);
    expect(api.requests(growthCalls.updateReportReadStatus)).toHaveLength(1);
    expect(tracker.payloads('report_click')).toEqual([{ reportId: 5, reportType: monthly }]);
  });

  test('keeps its mark, without a word, when it cannot be marked read', async () => {
    const { api, store, toasts } = await open(recordWith(report(monthly)));
    api.onRefusal(growthCalls.updateReportReadStatus, '500', '服务异常');
    await store.press();
    expect(api.requests(growthCalls.getLearningReportRecord)).toHaveLength(1);
    expect(store.report?.id).toBe(5);
    expect(toasts).toEqual([]);
  });

  test('asks nothing for a parent who has meanwhile left', async () => {
    const { api, app, store } = await open(recordWith(report(monthly)));
    const release = api.onHold(growthCalls.updateReportReadStatus);
    const pressing = store.press();
    app.session.clear();
    release(ok(null));
    await pressing;
    expect(api.requests(growthCalls.getLearningReportRecord)).toHaveLength(1);
  });
});
