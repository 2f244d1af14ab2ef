import { CourseType, Subject } from '../../../src/contract/courses/values';
import type { ReportCard } from '../../../src/contract/growth/report.schema';
import { REPORT_TYPE_OF, type ReportKind } from '../../../src/contract/growth/values';
import { courses } from '../../../server/domains/courses/tables';
import { learningReports } from '../../../server/domains/learning/tables';
import { addDays } from '../../../server/core/time';
import { stored } from '../../builders/test-context';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  parent = await buildParent(backend, anOfficialParent());
});

/** Stores reports, one a day, newest first. */
async function reports(of: readonly (readonly [ReportKind, Subject | null])[], by = parent): Promise<void> {
  const { clock, db } = backend.services;
  await db.insert(learningReports).values(
    of.map(([kind, subject], index) => ({
      ...{ userId: by.userId, kind, subject, reportType: REPORT_TYPE_OF[kind], message: `${kind}报告已生成` },
      ...{ about: `第${index + 1}次`, evaluationId: 88, createdAt: addDays(clock.now(), -index) },
    })),
  );
}

async function category(subject: Subject): Promise<number> {
  const course = {
    ...{ courseType: CourseType.live, subject, name: '课程', picture: 'x.svg', courseNum: 9 },
  };
  const { db } = backend.services;
  return stored(await db.insert(courses).values(course).returning({ id: courses.id })).id;
}

async function listed(more: Record<string, unknown> = {}) {
  const answer = await parent.visitor.ask('listEvaluationReports', { page: 1, ...more });
  return { kinds: as<ReportCard[]>(answer).map(({ kind }) => kind), count: answer.count };
}

describe('Reports of evaluations', () => {
  it('are listed without the others, the newest first', async () => {
    await reports([
      ['month', Subject.wandou],
      ['explore', Subject.wandou],
      ['rank', Subject.weiqi],
      ['afterClass', Subject.wandou],
      ['review', null],
    ]);
    expect(await listed()).toEqual({ kinds: ['explore', 'rank', 'review'], count: 3 });
  });

  it('say what they are before they were opened', async () => {
    await reports([['gradeNew', Subject.wandou]]);
    const answer = await parent.visitor.ask('listEvaluationReports', { page: 1 });
    expect(as<ReportCard[]>(answer)[0]).toMatchObject({
      ...{ kind: 'gradeNew', title: '定级报告', about: '第1次', sentence: 'gradeNew报告已生成' },
      ...{ subject: Subject.wandou, isRead: false, evaluationId: 88 },
    });
  });

  it('of a subject are its own, and of a category those of its subject', async () => {
    await reports([
      ['explore', Subject.wandou],
      ['rank', Subject.weiqi],
      ['subject', Subject.wandou],
    ]);
    const cateId = await category(Subject.wandou);
    const ofWandou = { kinds: ['explore', 'subject'], count: 2 };
    expect(await listed({ subject: Subject.wandou })).toEqual(ofWandou);
    expect(await listed({ cateId })).toEqual(ofWandou);
    expect(await listed({ subject: Subject.wandou, cateId })).toEqual(ofWandou);
    expect(await listed({ subject: Subject.wandou, cateId: 0 })).toEqual(ofWandou);
    expect(await listed({ subject: Subject.weiqi, cateId })).toEqual({ kinds: [], count: 0 });
    expect(await listed({ cateId: 999_999 })).toEqual({ kinds: [], count: 0 });
  });

  it('come page by page, with the total', async () => {
    await reports(Array.from({ length: 12 }, () => ['subject', Subject.math] as const));
    expect((await listed()).kinds).toHaveLength(10);
    const second = await listed({ page: 2 });
    expect([second.kinds.length, second.count]).toEqual([2, 12]);
    expect(await listed({ page: 9 })).toEqual({ kinds: [], count: 12 });
  });

  it('are those of the session’s child alone', async () => {
    const other = await buildParent(backend, anOfficialParent());
    await reports([['explore', Subject.wandou]], other);
    expect(await listed()).toEqual({ kinds: [], count: 0 });
    parent.visitor.token = null;
    expect(await parent.visitor.ask('listEvaluationReports', { page: 1 })).toMatchObject({ status: 401 });
  });

  it.each([{ subject: 99 }, { subject: 'abc' }, { cateId: -1 }, { cateId: 'x' }, { page: 0 }])(
    'refuse %j',
    async (request) => {
      expect(await parent.visitor.ask('listEvaluationReports', { page: 1, ...request })).toMatchObject({
        status: 400,
      });
    },
  );
});
