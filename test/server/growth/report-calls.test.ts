import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import type { Report, ReportCard } from '../../../src/contract/growth/report.schema';
import { LearningReportType, ReportKind } from '../../../src/contract/growth/values';
import { recordEvents } from '../../../server/domains/learning/events';
import { learningReports } from '../../../server/domains/learning/tables';
import { reportPlans } from '../../../server/domains/growth/tables';
import { addDays, addMillis, HOUR, MINUTE, shanghaiTime } from '../../../server/core/time';
import { attendedLessons, eventsOfLesson } from '../../builders/learning';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';
import { releasing } from './releasing';

const LESSON = shanghaiTime('2026-11-20', '19:00');
const RELEASED = addMillis(LESSON, 70 * MINUTE);

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
const { releaseAt, reportsOf } = releasing(() => backend);
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  await backend.services.db.delete(reportPlans);
  const lessons = attendedLessons({ id: 1, at: addDays(LESSON, -1) }, { id: 2, at: LESSON });
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '豆豆' }).with(lessons));
  await releaseAt(RELEASED);
  backend.clock.set(SEEDED_AT);
});

const open = async (asked: { kind: ReportKind; id?: number; evaluationId?: number }, of = parent) =>
  as<Report | null>(await of.visitor.ask('getReport', asked));
const rowsOf = (kind: ReportKind) =>
  reportsOf(parent).then((rows) => rows.filter((row) => row.kind === kind));

/** A report as stored before there were kinds: a type and a message. */
const announced = async ({ userId }: Parent, reportType: LearningReportType) => {
  const row = { userId, reportType, message: '报告已生成', createdAt: addMillis(SEEDED_AT, -HOUR) };
  await backend.services.db.insert(learningReports).values(row);
};

describe('A report', () => {
  it('is opened by its id, without one the newest of its kind', async () => {
    const [first] = await rowsOf(ReportKind.firstLesson);
    const expected = { id: first?.id, kind: 'firstLesson', child: '豆豆', isRead: false, isExample: false };
    expect(await open({ kind: ReportKind.firstLesson, id: first?.id ?? 0 })).toMatchObject(expected);
    expect(await open({ kind: ReportKind.firstLesson })).toMatchObject(expected);
    expect(await open({ kind: ReportKind.afterClass })).toMatchObject({ from: '2026-11-20' });
    expect(await open({ kind: ReportKind.debate })).toBeNull();
    // The id belongs to another kind.
    expect(await open({ kind: ReportKind.month, id: first?.id ?? 0 })).toBeNull();
  });

  it('of another parent is missing', async () => {
    const [mine] = await rowsOf(ReportKind.firstLesson);
    const other = await buildParent(backend, anOfficialParent());
    expect(await open({ kind: ReportKind.firstLesson, id: mine?.id ?? 0 }, other)).toBeNull();
    expect(await open({ kind: ReportKind.firstLesson }, other)).toBeNull();
    other.visitor.token = null;
    expect(await other.visitor.ask('getReport', { kind: ReportKind.month })).toMatchObject({ status: 401 });
  });

  it('is not read by being opened, and shows as read once it was marked', async () => {
    const report = await open({ kind: ReportKind.afterClass });
    expect(report?.isRead).toBe(false);
    const asked = { id: report?.id ?? 0, userId: parent.userId };
    await parent.visitor.ask('updateReportReadStatus', asked);
    expect((await open({ kind: ReportKind.afterClass }))?.isRead).toBe(true);
  });

  it('offers something for tonight for a week, and is whole without it afterwards', async () => {
    const [row] = await rowsOf(ReportKind.afterClass);
    const { createdAt } = row as NonNullable<typeof row>;
    backend.clock.set(addMillis(addDays(createdAt, 7), -MINUTE));
    const fresh = await open({ kind: ReportKind.afterClass });
    expect(fresh?.tonight).toBeDefined();
    backend.clock.set(addDays(createdAt, 7));
    const { tonight: _gone, ...rest } = fresh as Report;
    expect(await open({ kind: ReportKind.afterClass })).toEqual(rest);
  });

  it('that was kept without content is made of what was known when it came, and frozen', async () => {
    const child = await buildParent(backend, anOfficialParent());
    await attendedLessons({ id: 7, at: LESSON })(backend.services, child);
    await announced(child, LearningReportType.firstLesson);
    backend.clock.set(addMillis(SEEDED_AT, HOUR));
    const late = eventsOfLesson({ id: 7, at: LESSON }).filter(({ kind }) => kind === 'highlight');
    const another = late.map((event) => ({ ...event, ref: 'lesson:7:late' }));
    await recordEvents(backend.services.db, backend.clock, child.userId, another);
    const report = await open({ kind: ReportKind.firstLesson }, child);
    const highlights = report?.sections.find(({ key }) => key === 'highlights');
    expect([report?.isExample, highlights?.moments.length]).toEqual([false, 1]);
    const [row] = await reportsOf(child);
    expect(row?.content?.title).toBe('首课报告');
    expect(await open({ kind: ReportKind.firstLesson }, child)).toEqual(report);
  });

  it('without data is missing', async () => {
    const child = await buildParent(backend, anOfficialParent());
    await announced(child, LearningReportType.afterCourse);
    expect(await open({ kind: ReportKind.afterClass }, child)).toBeNull();
  });

  it('of a missed trial lesson is an example, which says so', async () => {
    const example = await open({ kind: ReportKind.demo });
    expect(example).toMatchObject({ id: 0, isExample: true, child: '小豌豆' });
    expect(example?.sentence).toContain('示例');
    expect(await open({ kind: ReportKind.demo, id: 999_999 })).toBeNull();
  });
});

describe('The list of reports', () => {
  const list = async (asked: object) => {
    const { data, count } = await parent.visitor.ask('listGrowthReports', { page: 1, ...asked } as never);
    return { cards: data as unknown as readonly ReportCard[], count };
  };

  it('has the newest first, page by page, with the total', async () => {
    const all = await list({ limit: 50 });
    expect(all.cards.map(({ kind }) => kind)).toEqual(['afterClass', 'firstLesson']);
    expect(all.cards[0]).toMatchObject({ title: '课后报告', about: '第1讲 找规律', isRead: false });
    const second = await list({ page: 2, limit: 1 });
    expect([second.cards.map(({ kind }) => kind), second.count]).toEqual([['firstLesson'], 2]);
  });

  it('of a subject has its own and those of all subjects', async () => {
    await releaseAt(shanghaiTime('2026-12-01', '08:00'));
    const kinds = async (subject: Subject) => (await list({ subject })).cards.map(({ kind }) => kind);
    expect(await kinds(Subject.wandou)).toEqual(['month', 'afterClass', 'firstLesson']);
    expect(await kinds(Subject.weiqi)).toEqual(['month']);
  });

  it('has none of evaluations', async () => {
    await announced(parent, LearningReportType.subjectExplore);
    expect((await list({})).count).toBe(2);
  });
});

it('Home shows which kind of report is new, also of one that was stored before there were kinds', async () => {
  const asked = { userId: parent.userId, subject: Subject.wandou, step: 'S1-1' };
  const record = async () => (await parent.visitor.ask('getLearningReportRecord', asked)).data;
  expect(await record()).toMatchObject({ report_record: { kind: 'afterClass', report_type: 15 } });
  await backend.services.db
    .update(learningReports)
    .set({ kind: ReportKind.month })
    .where(eq(learningReports.userId, parent.userId));
  expect(await record()).toMatchObject({ report_record: { kind: 'afterClass' } });
});
