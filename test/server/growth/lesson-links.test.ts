import type { ScheduleDay } from '../../../src/contract/growth/schema';
import { LearningReportType, ReportKind } from '../../../src/contract/growth/values';
import { ClassListWhen } from '../../../src/contract/lessons/values';
import { learningReports } from '../../../server/domains/learning/tables';
import { addMillis, HOUR } from '../../../server/core/time';
import { attendedLessons } from '../../builders/learning';
import { aParent } from '../../builders/parent';
import { lessonEnded } from '../../builders/study';
import { startBackend, type Backend } from '../support/backend';
import { as } from '../support/answers';
import { buildParent, type Parent } from '../support/people';

let backend: Backend;
let parent: Parent;
let announced: number;
let unmade: number;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, aParent());
  announced = await lessonEnded(backend.services, parent, 'wandou', { minutesAgo: 5 * 60, hasFilm: true });
  unmade = await lessonEnded(backend.services, parent, 'wandou', { minutesAgo: 8 * 60, hasFilm: false });
});
afterAll(() => backend.stop());

const released = (of: Parent, kind: ReportKind, lessonId: number, hours = -1) =>
  backend.services.db
    .insert(learningReports)
    .values({
      userId: of.userId,
      kind,
      ref: `lesson:${lessonId}`,
      reportType: LearningReportType.afterCourse,
      message: '报告已生成',
      createdAt: addMillis(backend.clock.now(), hours * HOUR),
    })
    .returning({ id: learningReports.id });

async function lesson(id: number) {
  const { days } = as<{ days: readonly ScheduleDay[] }>(await parent.visitor.ask('getSituationSchedule', {}));
  return days.flatMap(({ classes }) => classes).find(({ liveId }) => liveId === id);
}

describe('A lesson of the schedule', () => {
  it('that is on no timetable any more leads to its report all the same', async () => {
    const before = addMillis(backend.clock.now(), -30 * HOUR);
    await attendedLessons({ id: 5, at: before, title: '从前的一课' })(backend.services, parent);
    const [report] = await released(parent, ReportKind.afterClass, 5);
    expect(await lesson(0)).toMatchObject({
      chapterName: '从前的一课',
      hasReplay: false,
      report: { id: report?.id },
    });
  });

  it('leads to its replay while there is one, and to no report before that is released', async () => {
    await released(parent, ReportKind.afterClass, announced, 1);
    expect(await lesson(announced)).toMatchObject({ hasReplay: true });
    expect(await lesson(announced)).not.toHaveProperty('report');
    expect(await lesson(unmade)).toMatchObject({ hasReplay: false });
  });

  it('leads to the most detailed report of this child', async () => {
    const other = await buildParent(backend, aParent());
    await released(other, ReportKind.debate, unmade);
    await released(parent, ReportKind.afterClass, unmade);
    const [debate] = await released(parent, ReportKind.eloquence, unmade);
    expect(await lesson(unmade)).toMatchObject({ report: { id: debate?.id, kind: ReportKind.eloquence } });
  });
});

describe('A lesson that is over', () => {
  it('leads to the same from the class list and from its own page', async () => {
    const leads = { hasReplay: true, report: { kind: ReportKind.firstLesson } };
    await released(parent, ReportKind.firstLesson, announced);
    const past = { when: ClassListWhen.past, page: 1, limit: 10 };
    const list = as<{ liveId: number }[]>(await parent.visitor.ask('getClassList', past));
    expect(list.find(({ liveId }) => liveId === announced)).toMatchObject(leads);
    expect((await parent.visitor.ask('getClassContent', { liveId: announced })).data).toMatchObject(leads);
  });
});
