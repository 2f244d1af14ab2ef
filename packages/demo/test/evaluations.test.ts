import { asc, count, eq } from 'drizzle-orm';
import type { UserSubject } from '../../../src/contract/courses/schema';
import { Subject } from '../../../src/contract/courses/values';
import type { Report, ReportCard } from '../../../src/contract/growth/report.schema';
import type {
  AnsweredQuestion,
  ExploreCourse,
  LearningReportRecord,
} from '../../../src/contract/growth/schema';
import { routes } from '../../../src/contract/routes';
import { evaluations } from '../../../server/domains/growth/evaluations/tables';
import { evaluationKinds } from '../../../server/domains/growth/evaluations/kinds';
import { evaluationOfRef } from '../../../server/domains/growth/evaluations/kind-of';
import type { EvaluationReportKind } from '../../../server/domains/growth/evaluations/texts';
import { reportJobs } from '../../../server/domains/growth/tables';
import { as } from '../../../test/server/support/answers';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

const EIGHT = '13800000008';
const PHONES = [PHONE.manySubjects, PHONE.oneSubject, EIGHT];

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const isOfEvaluation = (kind: string): kind is EvaluationReportKind => kind in evaluationKinds;

/** Kind and ref of the reports ordered by the child's evaluations, oldest first. */
async function ordered({ userId }: Parent) {
  const found = await backend.services.db
    .select({ kind: reportJobs.kind, ref: reportJobs.ref })
    .from(reportJobs)
    .where(eq(reportJobs.userId, userId))
    .orderBy(asc(reportJobs.dueAt));
  return found.flatMap(({ kind, ref }) => (isOfEvaluation(kind) ? [{ kind, ref }] : []));
}

const kindsOf = async (phone: string) => (await ordered(await logIn(backend, phone))).map(({ kind }) => kind);

describe('The evaluations of the demonstration', () => {
  it('make every kind of report, and two that are compared for the child of one subject', async () => {
    expect(await kindsOf(PHONE.manySubjects)).toEqual([
      ...['grade', 'explore', 'rank', 'gradeNew', 'review', 'explore'],
      ...['subject', 'rank', 'gradeNew', 'review', 'subject'],
    ]);
    expect(await kindsOf(PHONE.oneSubject)).toEqual(['gradeNew', 'gradeNew']);
    expect(await kindsOf(EIGHT)).toEqual(['explore']);
  });

  it('are those of three children alone', async () => {
    const found = await backend.services.db
      .select({ userId: evaluations.userId, taken: count() })
      .from(evaluations)
      .groupBy(evaluations.userId);
    expect(found.map(({ taken }) => taken).sort((one, other) => one - other)).toEqual([1, 2, 11]);
  });

  it.each(PHONES)('ask what can be answered, and judge it rightly: %s', async (phone) => {
    const parent = await logIn(backend, phone);
    for (const { ref } of await ordered(parent)) {
      const answer = await parent.visitor.ask('listEvaluationAnswers', {
        evaluationId: evaluationOfRef(ref),
      });
      const questions = as<AnsweredQuestion[]>(answer);
      expect(questions.length).toBeGreaterThanOrEqual(8);
      for (const { childAnswer, isRight, options, rightAnswer, stem, analysis } of questions) {
        expect([stem, options.includes(rightAnswer), options.includes(childAnswer)]).toEqual([
          stem,
          true,
          true,
        ]);
        expect([stem, isRight, analysis.length > 5]).toEqual([stem, childAnswer === rightAnswer, true]);
      }
    }
  });

  it.each(PHONES)('lead to pages that are there: %s', async (phone) => {
    const parent = await logIn(backend, phone);
    const paths: string[] = Object.values(routes).map(({ path }) => path);
    for (const { kind, ref } of await ordered(parent)) {
      const order = { userId: parent.userId, ref, at: backend.clock.now() };
      const content = (await evaluationKinds[kind].contentsOf(backend.services.db, [order])).get(order);
      if (content instanceof Error || !content) throw content ?? new Error(`No report of ${ref}`);
      const links = [...content.sections.flatMap((section) => section.ways), content.tonight];
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) expect(paths).toContain(link?.url.split('?')[0]);
    }
  });

  it('of a child who was evaluated before are compared with that, ability by ability', async () => {
    const parent = await logIn(backend, PHONE.manySubjects);
    const newest = (await ordered(parent)).findLast(({ kind }) => kind === 'gradeNew');
    const order = { userId: parent.userId, ref: newest?.ref ?? '', at: backend.clock.now() };
    const content = (await evaluationKinds.gradeNew.contentsOf(backend.services.db, [order])).get(order);
    if (content instanceof Error || !content) throw new Error('No report');
    const [abilities] = content.sections;
    expect(abilities?.pictures[0]?.points.every(({ before }) => before !== undefined)).toBe(true);
    expect(abilities?.sentence).toContain('进步最多');
  });

  it('offer courses whose weak abilities come first', async () => {
    const parent = await logIn(backend, EIGHT);
    const [explore] = await ordered(parent);
    const evaluationId = evaluationOfRef(explore?.ref ?? '');
    const courses = as<ExploreCourse[]>(await parent.visitor.ask('listExploreCourses', { evaluationId }));
    expect(courses.length).toBeGreaterThan(1);
    expect(courses[0]?.abilities.length).toBeGreaterThan(0);
  });
});

describe('A state for testers', () => {
  it.each(Object.keys(evaluationKinds) as EvaluationReportKind[])(
    'makes the report of kind %s unread for a child without that evaluation, and for one who has read it',
    async (kind) => {
      const parent = await logIn(backend, PHONE.oneSubject);
      for (const isNew of [true, false]) {
        await setScenario(backend, parent, { reports: `${kind}-${isNew ? 'new' : 'read'}` });
        const report = as<Report | null>(await parent.visitor.ask('getReport', { kind }));
        expect(report).toMatchObject({ kind, isRead: !isNew, isExample: false });
        expect(report?.evaluationId).toBeGreaterThan(0);
      }
    },
  );
});

/** The report that home's card links to. */
async function announced(parent: Parent) {
  const asked = { userId: parent.userId, subject: Subject.wandou, step: 'S1-1' };
  const record = as<LearningReportRecord>(await parent.visitor.ask('getLearningReportRecord', asked));
  const evaluationId = record.report_record?.eva_id ?? 0;
  const report = as<Report | null>(await parent.visitor.ask('getReport', { kind: 'explore', evaluationId }));
  return { kind: report?.kind, evaluationId: report?.evaluationId };
}

describe('What leads to evaluations', () => {
  it('is the card of home, for account 8', async () => {
    const parent = await logIn(backend, EIGHT);
    const [first] = await ordered(parent);
    await setScenario(backend, parent, { reports: 'explore-new' });
    expect((await announced(parent)).evaluationId).toBe(evaluationOfRef(first?.ref ?? ''));
  });

  it('come from the mine tab of a child of one subject, by the category of the request', async () => {
    const parent = await logIn(backend, PHONE.oneSubject);
    const subjects = as<UserSubject[]>(await parent.visitor.ask('getUserSubject', {}));
    expect(subjects).toHaveLength(1);
    const [{ subject, cateId } = {}] = subjects;
    const list = await parent.visitor.ask('listEvaluationReports', { page: 1, subject, cateId });
    expect(as<ReportCard[]>(list).filter(({ kind }) => kind === 'gradeNew')).toHaveLength(2);
  });
});
