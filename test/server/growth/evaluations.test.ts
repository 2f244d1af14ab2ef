import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Report, ReportCard } from '../../../src/contract/growth/report.schema';
import type { ReportKind } from '../../../src/contract/growth/values';
import { learningEvents } from '../../../server/domains/learning/tables';
import { reportJobs } from '../../../server/domains/growth/tables';
import { evaluationKinds } from '../../../server/domains/growth/evaluations/kinds';
import type { EvaluationReportKind } from '../../../server/domains/growth/evaluations/texts';
import { anEvaluation, reportsReleased, type EvaluationDetails } from '../../builders/evaluations';
import { filmCourse } from '../../builders/film-courses';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '小满' }));
});

const take = (details?: EvaluationDetails, by = parent) => anEvaluation(backend.services, by, details);

/** Report jobs of the child, oldest first. */
async function ordered(): Promise<{ kind: ReportKind; ref: string; dueAt: Date }[]> {
  const { kind, ref, dueAt, id } = reportJobs;
  return backend.services.db
    .select({ kind, ref, dueAt })
    .from(reportJobs)
    .where(eq(reportJobs.userId, parent.userId))
    .orderBy(id);
}

async function contentOf(kind: EvaluationReportKind, evaluationId: number, userId = parent.userId) {
  const order = { userId, ref: `evaluation:${evaluationId}`, at: backend.clock.now() };
  const made = await evaluationKinds[kind].contentsOf(backend.services.db, [order]);
  const content = made.get(order);
  if (content instanceof Error) throw content;
  return content ?? null;
}

describe('An evaluation that was taken', () => {
  it('orders its report for the moment at which its answers are there, and emits an event', async () => {
    const id = await take({ daysAgo: 3 });
    const [order] = await ordered();
    expect(order).toMatchObject({ kind: 'explore', ref: `evaluation:${id}` });
    expect(order?.dueAt).toEqual(new Date(SEEDED_AT.getTime() - 3 * 86_400_000));
    const [event] = await backend.services.db
      .select()
      .from(learningEvents)
      .where(eq(learningEvents.userId, parent.userId));
    expect(event).toMatchObject({ kind: 'evaluation', ref: `evaluation:${id}`, amount: 6, outOf: 9 });
  });

  it('is reported with what was frozen then, listed, and read by its own parent alone', async () => {
    const evaluationId = await take({ daysAgo: 2 });
    await reportsReleased(backend.services, parent);
    await reportsReleased(backend.services, parent);
    const list = await parent.visitor.ask('listEvaluationReports', { page: 1 });
    expect(as<ReportCard[]>(list)).toMatchObject([{ kind: 'explore', evaluationId, isRead: false }]);
    const asked = { kind: 'explore', evaluationId };
    const report = as<Report | null>(await parent.visitor.ask('getReport', asked));
    expect(report).toMatchObject({ kind: 'explore', child: '小满', evaluationId, isExample: false });
    const other = await buildParent(backend, anOfficialParent());
    expect((await other.visitor.ask('getReport', asked)).data).toBeNull();
    const foreign = { kind: 'explore', id: report?.id };
    expect((await other.visitor.ask('getReport', foreign)).data).toBeNull();
  });

  it('without answers orders nothing', async () => {
    await take({ answers: {} });
    expect(await ordered()).toEqual([]);
  });

  it('makes the report of its kind', async () => {
    await take({ daysAgo: 90 });
    await take({ daysAgo: 80 });
    await take({ kind: 'live', subject: 'math', daysAgo: 70 });
    await take({ kind: 'recorded', subject: 'math', daysAgo: 60 });
    await take({ kind: 'level', daysAgo: 50, answers: { '': '+-' } });
    await take({ kind: 'level', daysAgo: 40 });
    await take({ kind: 'level', subject: 'weiqi', daysAgo: 30 });
    await take({ kind: 'phase', daysAgo: 20 });
    expect((await ordered()).map(({ kind }) => kind)).toEqual([
      ...['explore', 'subject', 'subject', 'subject'],
      ...['grade', 'gradeNew', 'rank', 'review'],
    ]);
  });

  it('is compared with the child’s own of the same kind before, and with no other child’s', async () => {
    const other = await buildParent(backend, anOfficialParent());
    await take({ daysAgo: 5, answers: { 数感: '++++' } }, other);
    await take({ daysAgo: 30, answers: { 数感: '+---', 逻辑推理: '+' } });
    await take({ kind: 'phase', daysAgo: 10, answers: { 数感: '----' } });
    const id = await take({ daysAgo: 1, answers: { 数感: '+++-', 逻辑推理: '+' } });
    const [abilities] = (await contentOf('subject', id))?.sections ?? [];
    expect(abilities?.pictures[0]?.points).toEqual([
      { label: '数感', value: 75, of: 4, before: 25 },
      { label: '逻辑推理', value: 100, of: 1, before: 100 },
    ]);
    expect(abilities?.sentence).toContain('和10月22日那次比，数感进步最多');
  });

  it('makes no report for another child, nor without an evaluation', async () => {
    const other = await buildParent(backend, anOfficialParent());
    const id = await take({}, other);
    expect(await contentOf('explore', id)).toBeNull();
    expect(await contentOf('explore', 999_999)).toBeNull();
    expect(await contentOf('explore', Number.NaN)).toBeNull();
  });

  it('that is the newest of its kind is what a report without a name is about', async () => {
    const { db } = backend.services;
    const first = await take({ daysAgo: 30 });
    await take({ daysAgo: 5 });
    const at = backend.clock.now();
    expect(await evaluationKinds.explore.refAt(db, parent.userId, at)).toBe(`evaluation:${first}`);
    expect(await evaluationKinds.rank.refAt(db, parent.userId, at)).toBeNull();
  });
});

describe('The answers of an evaluation', () => {
  interface Answer {
    readonly position: number;
    readonly isRight: boolean;
    readonly ability: string;
  }

  it('are in the order of the questions, each with its ability', async () => {
    const evaluationId = await take({ answers: { 数感: '+-', '': '+' } });
    const answer = await parent.visitor.ask('listEvaluationAnswers', { evaluationId });
    expect(
      as<Answer[]>(answer).map(({ position, isRight, ability }) => [position, isRight, ability]),
    ).toEqual([
      [1, true, '数感'],
      [2, false, '数感'],
      [3, true, ''],
    ]);
  });

  it.each(['listEvaluationAnswers', 'listExploreCourses'] as const)(
    'and courses are another parent’s secret, as is what there is not: %s',
    async (call) => {
      const other = await buildParent(backend, anOfficialParent());
      const foreign = await take({}, other);
      for (const evaluationId of [foreign, 999_999]) {
        const answer = await parent.visitor.ask(call, { evaluationId });
        expect(answer).toMatchObject({ code: BACKEND_CODE.notFound, data: null });
      }
      for (const evaluationId of ['abc', 0, -1, '1.5', null]) {
        expect(await parent.visitor.ask(call, { evaluationId })).toMatchObject({ status: 400 });
      }
      parent.visitor.token = null;
      expect(await parent.visitor.ask(call, { evaluationId: foreign })).toMatchObject({ status: 401 });
    },
  );
});

describe('Courses after an evaluation', () => {
  it('are those of its subject that are there, what it was weak in first', async () => {
    const ofWandou = { subject: Subject.wandou, chapters: 1 };
    await filmCourse(backend.services, { ...ofWandou, title: '别的课' });
    const { courseId } = await filmCourse(backend.services, { ...ofWandou, title: '数一数，比一比' });
    await filmCourse(backend.services, { ...ofWandou, title: '收起来的课', isListed: false });
    const evaluationId = await take({ answers: { 数感运算: '+--', 逻辑推理: '+' } });
    const answer = await parent.visitor.ask('listExploreCourses', { evaluationId });
    const found = as<{ title: string; url: string; abilities: string[] }[]>(answer);
    expect(found.map(({ title }) => title)).toEqual(['数一数，比一比', '别的课']);
    expect(found[0]).toMatchObject({ url: `/courseDetailList?id=${courseId}`, abilities: ['数感运算'] });
  });

  it('that do not exist are empty', async () => {
    const evaluationId = await take({ subject: 'xinli' });
    const { data } = await parent.visitor.ask('listExploreCourses', { evaluationId });
    expect(data).toEqual([]);
    const courses = (await contentOf('explore', evaluationId))?.sections.find(({ key }) => key === 'courses');
    expect(courses).toMatchObject({ isEnough: false, ways: [] });
  });
});
