import { and, eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import { ReportKind } from '../../../src/contract/growth/values';
import { recordEvents } from '../../../server/domains/learning/events';
import { learningReports } from '../../../server/domains/learning/tables';
import { reportJobs, reportPlans } from '../../../server/domains/growth/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { addDays, addMillis, DAY, HOUR, MINUTE, shanghaiTime } from '../../../server/core/time';
import { attendedLessons, eventsOfLesson, recordedIn, trialLesson } from '../../builders/learning';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent } from '../support/people';
import { releasing } from './releasing';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  // Each test begins like a server that never scheduled a report.
  await backend.services.db.delete(reportPlans);
});

const { complaints, releaseAt, reportsOf, kindsOf } = releasing(() => backend);
beforeEach(() => void complaints.splice(0));

const TODAY = shanghaiTime('2026-11-21', '09:00');
const DUE = addMillis(TODAY, 70 * MINUTE);
let lessonId = 0;
const lessonAt = (at: Date, more = {}) => ({ id: (lessonId += 1), at, ...more });
const withLessons = (...at: readonly Date[]) =>
  anOfficialParent().with(attendedLessons(...at.map((moment) => lessonAt(moment))));

describe('A report of a lesson', () => {
  it('is released 30 minutes after the lesson, once, and the first is a report of its own', async () => {
    const parent = await buildParent(backend, withLessons(TODAY));
    await releaseAt(addMillis(DUE, -1));
    expect(await kindsOf(parent)).toEqual([]);
    await releaseAt(DUE);
    await releaseAt(addMillis(DUE, HOUR));
    expect(await kindsOf(parent)).toEqual([ReportKind.firstLesson]);
    await attendedLessons(lessonAt(addMillis(TODAY, DAY)))(backend.services, parent);
    await releaseAt(addMillis(DUE, DAY));
    expect(await kindsOf(parent)).toEqual([ReportKind.firstLesson, ReportKind.afterClass]);
    expect(complaints).toEqual([]);
  });

  it('is of exactly one kind: with the child’s own recording of eloquence or debate', async () => {
    const parent = await buildParent(backend, withLessons(addDays(TODAY, -9)));
    const spoken = lessonAt(TODAY, { subject: Subject.yuwen, title: '第3讲 看图说话' });
    const argued = lessonAt(addMillis(TODAY, HOUR), { subject: Subject.yuwen, title: '第4讲 小小辩论赛' });
    for (const gift of [attendedLessons(spoken, argued), recordedIn(spoken), recordedIn(argued)])
      await gift(backend.services, parent);
    await releaseAt(addMillis(DUE, DAY));
    const lessons = (await kindsOf(parent)).filter((kind) => kind !== 'month' && kind !== 'year');
    expect(lessons).toEqual([ReportKind.eloquence, ReportKind.debate]);
    const [eloquence] = (await reportsOf(parent)).filter(({ kind }) => kind === ReportKind.eloquence);
    expect(eloquence?.content?.sections[0]).toMatchObject({
      key: 'recordings',
      recordings: [{ kind: 'recording', title: '我的演讲', seconds: 42 }],
    });
  });

  it('that was a trial is that of a trial, and the first lesson is another one', async () => {
    const parent = await buildParent(backend, anOfficialParent());
    const lessonId = await trialLesson(backend.services, parent, TODAY);
    await attendedLessons({ id: lessonId, lessonId, at: TODAY })(backend.services, parent);
    await releaseAt(DUE);
    expect(await kindsOf(parent)).toEqual([ReportKind.demo]);
    await attendedLessons(lessonAt(addMillis(TODAY, DAY)))(backend.services, parent);
    await releaseAt(addMillis(DUE, DAY));
    expect(await kindsOf(parent)).toEqual([ReportKind.demo, ReportKind.firstLesson]);
  });

  it('says what happened in it, in the words of the teacher', async () => {
    const parent = await buildParent(backend, withLessons(TODAY));
    await releaseAt(DUE);
    const [report] = await reportsOf(parent);
    expect(report).toMatchObject({
      reportType: 10,
      subject: Subject.wandou,
      fromDay: '2026-11-21',
      about: '第1讲 找规律',
      readAt: null,
    });
    expect(report?.content).toMatchObject({
      title: '首课报告',
      releasedAt: '2026-11-21 10:10:00',
      teacher: { words: '今天很专注' },
      sections: [{ key: 'lesson' }, { key: 'highlights' }, { key: 'teacher' }, { key: 'mastery' }],
    });
    expect(report?.content?.sections[0]?.sentence).toContain('5道题答对了4道');
    expect(report?.content?.sentence).not.toContain('找规律');
  });

  it('waits for the teacher’s words, and for two hours at most', async () => {
    const lesson = lessonAt(TODAY);
    const uncommented = eventsOfLesson(lesson).filter(({ kind }) => kind !== 'comment');
    const parents = [anOfficialParent(), anOfficialParent()].map((parent) => buildParent(backend, parent));
    const [early, late] = await Promise.all(parents);
    if (early === undefined || late === undefined) throw new Error('No parent');
    const { db } = backend.services;
    for (const { userId } of [early, late]) await recordEvents(db, { now: () => TODAY }, userId, uncommented);
    await releaseAt(addMillis(DUE, 10 * MINUTE));
    expect([await kindsOf(early), await kindsOf(late)]).toEqual([[], []]);
    const comments = eventsOfLesson(lesson).filter(({ kind }) => kind === 'comment');
    await recordEvents(db, backend.clock, early.userId, comments);
    await releaseAt(addMillis(DUE, 15 * MINUTE));
    expect([await kindsOf(early), await kindsOf(late)]).toEqual([[ReportKind.firstLesson], []]);
    await releaseAt(addMillis(DUE, 90 * MINUTE));
    expect(await kindsOf(late)).toEqual([ReportKind.firstLesson]);
  });

  it('without an event for days is no longer due', async () => {
    const parent = await buildParent(backend, withLessons(addDays(TODAY, -10)));
    await releaseAt(DUE);
    expect(await kindsOf(parent)).not.toContain(ReportKind.firstLesson);
  });

  it('is announced in the inbox, with a link', async () => {
    const parent = await buildParent(backend, withLessons(TODAY));
    await releaseAt(DUE);
    const [report] = await reportsOf(parent);
    const messages = await backend.services.db
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, parent.userId));
    expect(messages).toMatchObject([
      { kind: 'report', title: '首课报告已送达', target: { url: `/firstLessonReport?id=${report?.id}` } },
    ]);
  });
});

describe('A report of a month', () => {
  const FIRST = shanghaiTime('2026-12-01', '08:00');

  it('is released on the 1st at eight, to those with something in the month before', async () => {
    const active = await buildParent(backend, withLessons(TODAY));
    const idle = await buildParent(backend, anOfficialParent());
    await releaseAt(addMillis(FIRST, -1));
    expect(await kindsOf(active)).not.toContain(ReportKind.month);
    await releaseAt(FIRST);
    await releaseAt(addMillis(FIRST, DAY));
    expect((await kindsOf(active)).filter((kind) => kind === ReportKind.month)).toHaveLength(1);
    expect(await reportsOf(idle)).toEqual([]);
    const [month] = await backend.services.db
      .select()
      .from(learningReports)
      .where(and(eq(learningReports.userId, active.userId), eq(learningReports.kind, ReportKind.month)));
    expect(month).toMatchObject({ ref: '2026-11', fromDay: '2026-11-01', toDay: '2026-11-30' });
    expect(complaints).toEqual([]);
  });

  it('of a time before any was released is empty', async () => {
    const parent = await buildParent(backend, withLessons(addDays(TODAY, -30)));
    await releaseAt(SEEDED_AT);
    expect(await kindsOf(parent)).toEqual([]);
  });
});

describe('A report of a stage', () => {
  it('is released with every twelfth lesson of a subject', async () => {
    const days = Array.from({ length: 24 }, (_, index) => addDays(TODAY, index - 23));
    const parent = await buildParent(backend, withLessons(...days.slice(0, 11)));
    for (const day of days.slice(11)) {
      await attendedLessons(lessonAt(day))(backend.services, parent);
      await releaseAt(addMillis(day, 70 * MINUTE));
    }
    const stages = (await reportsOf(parent)).filter(({ kind }) => kind === ReportKind.stage);
    expect(stages.map(({ ref }) => ref)).toEqual(['stage:0:1', 'stage:0:2']);
    expect(stages[1]).toMatchObject({ fromDay: '2026-11-10', toDay: '2026-11-21' });
    expect(complaints).toEqual([]);
  });
});

describe('A report of a school year', () => {
  it('is released on 1 September at eight', async () => {
    const parent = await buildParent(backend, withLessons(shanghaiTime('2026-08-30', '19:00')));
    await releaseAt(shanghaiTime('2026-09-01', '07:59'));
    expect(await kindsOf(parent)).not.toContain(ReportKind.year);
    await releaseAt(SEEDED_AT);
    const [year] = (await reportsOf(parent)).filter(({ kind }) => kind === ReportKind.year);
    expect(year).toMatchObject({ ref: '2026', fromDay: '2025-09-01', toDay: '2026-08-31' });
    const [order] = await backend.services.db
      .select()
      .from(reportJobs)
      .where(and(eq(reportJobs.userId, parent.userId), eq(reportJobs.kind, ReportKind.year)));
    expect(order?.dueAt).toEqual(shanghaiTime('2026-09-01', '08:00'));
  });
});

it('A late event changes no report that was released', async () => {
  const lesson = lessonAt(TODAY);
  const parent = await buildParent(backend, anOfficialParent().with(attendedLessons(lesson)));
  await releaseAt(DUE);
  const before = await reportsOf(parent);
  const { db, clock } = backend.services;
  backend.clock.set(addMillis(DUE, HOUR));
  await recordEvents(db, clock, parent.userId, eventsOfLesson({ ...lesson, right: 0 }));
  await releaseAt(addMillis(DUE, HOUR));
  expect(await reportsOf(parent)).toEqual(before);
});
