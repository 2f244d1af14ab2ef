import { Subject } from '../../../src/contract/courses/values';
import { LearningReportType } from '../../../src/contract/growth/values';
import { learningReports } from '../../../server/domains/learning/tables';
import { addDays } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { withManySubjects, withOneSubject } from '../../builders/children';
import { newReports } from '../../builders/growth';
import { anOfficialParent } from '../../builders/parent';
import { buildParent, type Parent } from '../support/people';
import { as } from '../support/answers';

interface Entry {
  readonly id: number;
  readonly report_type: LearningReportType;
  readonly report_msg: string;
}
interface ReportRecord {
  readonly isFinishClassToday: number;
  readonly report_record?: Entry;
}

const { firstLesson, subjectExplore, afterCourse } = LearningReportType;
const withNewReports = anOfficialParent()
  .withChild({ attendClass: 6 })
  .withClass('wandou', { time: '19:00' })
  .withReports(firstLesson, subjectExplore, afterCourse);

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, withNewReports);
});

const ask = ({ visitor, userId }: Parent) =>
  visitor.ask('getLearningReportRecord', { userId, subject: Subject.wandou, step: 'S1-1' });
const recordOf = async (of: Parent = parent) => as<ReportRecord>(await ask(of));
const read = ({ visitor, userId }: Parent, id: number) =>
  visitor.ask('updateReportReadStatus', { id, userId });

describe('The study situation', () => {
  it('has classes, subjects and the newest unread report', async () => {
    expect(await ask(parent)).toMatchObject({
      status: 200,
      code: '200',
      data: {
        step: 'S1-1',
        course_total: 6,
        subject_total: 1,
        isFinishClassToday: 0,
        report_record: { report_type: LearningReportType.firstLesson },
      },
    });
  });

  it('loses the mark of a report by reading it, and has the previous one', async () => {
    const seen: LearningReportType[] = [];
    for (;;) {
      const { report_record } = await recordOf();
      if (report_record === undefined) break;
      seen.push(report_record.report_type);
      expect(await read(parent, report_record.id)).toMatchObject({ status: 200, code: '200' });
      expect(await read(parent, report_record.id)).toMatchObject({ status: 200, code: '200' });
    }
    expect(seen).toEqual([10, 5, 15]);
  });

  it('has the reports of the requested subject first, and loses none of the others', async () => {
    const other = await buildParent(backend, withManySubjects());
    const report = { userId: other.userId, kind: 'stage', reportType: LearningReportType.monthly } as const;
    await backend.services.db.insert(learningReports).values([
      { ...report, subject: Subject.weiqi, message: '围棋', createdAt: SEEDED_AT },
      { ...report, subject: Subject.wandou, message: '豌豆思维', createdAt: addDays(SEEDED_AT, -1) },
    ]);
    const titles: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { report_record } = await recordOf(other);
      titles.push(report_record?.report_msg ?? '');
      await read(other, report_record?.id ?? 0);
    }
    expect(titles).toEqual(['豌豆思维', '围棋']);
  });

  it('knows when the classes of today are over', async () => {
    backend.clock.set(new Date('2026-11-21T19:39:00+08:00'));
    expect((await recordOf()).isFinishClassToday).toBe(0);
    backend.clock.set(new Date('2026-11-21T19:40:00+08:00'));
    expect((await recordOf()).isFinishClassToday).toBe(1);
  });

  it('has no report for a child who got none', async () => {
    const other = await buildParent(backend, withOneSubject().withChild({ attendClass: 24 }));
    expect(await recordOf(other)).toEqual({
      step: 'S1-1',
      course_total: 24,
      subject_total: 1,
      isFinishClassToday: 0,
    });
  });

  it('is returned to and marked read by its own parent alone', async () => {
    const other = await buildParent(backend, withManySubjects());
    await newReports(LearningReportType.monthly)(backend.services, other);
    const foreign = (await recordOf(other)).report_record?.id ?? 0;
    expect(await ask({ ...parent, userId: other.userId })).toMatchObject({ status: 403 });
    expect(await read(parent, foreign)).toMatchObject({ status: 200, code: '10000002' });
    expect(await read({ ...parent, userId: other.userId }, foreign)).toMatchObject({ status: 403 });
    expect(await read(parent, 999_999)).toMatchObject({ status: 200, code: '10000002' });
    expect((await recordOf(other)).report_record?.id).toBe(foreign);
    parent.visitor.token = null;
    expect(await ask(parent)).toMatchObject({ status: 401 });
    expect(await read(parent, foreign)).toMatchObject({ status: 401 });
  });
});
