import { SCENARIO } from '../../../src/contract/scenario';
import { and, asc, count, eq, isNull, notInArray } from 'drizzle-orm';
import { ReportKind } from '../../../src/contract/growth/values';
import type { Report, ReportCard } from '../../../src/contract/growth/report.schema';
import { DEMO_ACCOUNTS } from '../accounts';
import { reportKinds } from '../../../server/domains/growth/reports/kinds';
import { learningReports } from '../../../server/domains/learning/tables';
import { reportJobs } from '../../../server/domains/growth/tables';
import { studyPkMembers } from '../../../server/domains/straight/tables';
import { addMillis, HOUR } from '../../../server/core/time';
import { as } from '../../../test/server/support/answers';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { release } from '../../../test/server/support/jobs';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const reportsOf = ({ userId }: Parent) =>
  backend.services.db
    .select()
    .from(learningReports)
    .where(eq(learningReports.userId, userId))
    .orderBy(asc(learningReports.createdAt));

describe('The reports of the demonstration', () => {
  it('are those of a past year, released each at its moment and read', async () => {
    const parent = await logIn(backend, PHONE.manySubjects);
    const reports = await reportsOf(parent);
    const numberOf = (kind: ReportKind) => reports.filter((report) => report.kind === kind).length;
    expect(numberOf(ReportKind.month)).toBe(12);
    expect(numberOf(ReportKind.stage)).toBe(2);
    expect(numberOf(ReportKind.year)).toBe(1);
    expect(numberOf(ReportKind.firstLesson)).toBe(1);
    expect(numberOf(ReportKind.afterClass)).toBeGreaterThan(6);
    expect(numberOf(ReportKind.eloquence) + numberOf(ReportKind.debate)).toBe(3);
    expect(reports.every(({ readAt, content }) => readAt !== null && content !== null)).toBe(true);
    const { count: listed, data } = await parent.visitor.ask('listGrowthReports', { page: 1, limit: 10 });
    expect(listed).toBe(reports.filter(({ evaluationId }) => evaluationId === 0).length);
    expect((data as unknown as readonly ReportCard[])[0]?.isRead).toBe(true);
  });

  it('announce nothing but what the accounts are for', async () => {
    const unread = await backend.services.db
      .select({ userId: learningReports.userId, kind: learningReports.kind })
      .from(learningReports)
      .where(isNull(learningReports.readAt))
      .orderBy(asc(learningReports.userId), asc(learningReports.createdAt));
    const six = (await logIn(backend, DEMO_ACCOUNTS.wholeQueue.phone)).userId;
    const eight = (await logIn(backend, DEMO_ACCOUNTS.cards.phone)).userId;
    expect(unread).toEqual([
      { userId: six, kind: ReportKind.month },
      { userId: eight, kind: ReportKind.afterClass },
      { userId: eight, kind: ReportKind.explore },
      { userId: eight, kind: ReportKind.firstLesson },
    ]);
  });

  it('are all there: the job finds nothing to release in the hours after the start', async () => {
    const { services, clock } = backend;
    // Excludes the additional families of the study PK, whose reports are released as usual.
    const neighbours = services.db.select({ userId: studyPkMembers.userId }).from(studyPkMembers);
    const ofAccounts = () =>
      services.db
        .select({ reports: count() })
        .from(learningReports)
        .where(notInArray(learningReports.userId, neighbours));
    const [before] = await ofAccounts();
    const complaints: unknown[] = [];
    const later = { now: () => addMillis(clock.now(), HOUR) };
    await release({ ...services, clock: later }, (error) => complaints.push(error));
    expect(complaints).toEqual([]);
    expect(await ofAccounts()).toEqual([before]);
    expect(await services.db.select().from(reportJobs).where(isNull(reportJobs.doneAt))).toEqual([]);
  });
});

describe('A state for testers', () => {
  it('exists for each kind of the registry', () => {
    const kinds = Object.keys(reportKinds);
    const states = kinds.flatMap((kind) => [`${kind}-new`, `${kind}-read`]);
    expect([...SCENARIO.reports.names].sort()).toEqual(
      [...states, 'none', 'just-released', 'nothing'].sort(),
    );
  });

  const KINDS = Object.values(ReportKind);
  it.each(KINDS)('makes the report of kind %s new, and read', async (kind) => {
    const parent = await logIn(backend, PHONE.manySubjects);
    for (const isNew of [true, false]) {
      await setScenario(backend, parent, { reports: `${kind}-${isNew ? 'new' : 'read'}` });
      const report = as<Report | null>(await parent.visitor.ask('getReport', { kind }));
      expect(report).toMatchObject({ kind, isRead: !isNew, isExample: false });
      expect(report?.sections.length).toBeGreaterThan(1);
    }
  });

  it('brings a report that came a second ago, none that is new, and none at all', async () => {
    const parent = await logIn(backend, PHONE.manySubjects);
    const { db } = backend.services;
    const unread = and(eq(learningReports.userId, parent.userId), isNull(learningReports.readAt));
    await setScenario(backend, parent, { reports: 'just-released' });
    expect(await db.select().from(learningReports).where(unread)).toMatchObject([
      { kind: ReportKind.afterClass, createdAt: addMillis(backend.clock.now(), -1000) },
    ]);
    await setScenario(backend, parent, { reports: 'none' });
    expect(await db.select().from(learningReports).where(unread)).toEqual([]);
    await setScenario(backend, parent, { reports: 'nothing' });
    expect(await reportsOf(parent)).toEqual([]);
  });
});
