/** Reports shown on the study situation's card. */
import type { Report } from '../../src/contract/growth/report.schema';
import { LearningReportType, type ReportKind } from '../../src/contract/growth/values';
import { learningReports } from '../../server/domains/learning/tables';
import { childRecordings } from '../../server/domains/growth/tables';
import { addMillis, HOUR } from '../../server/core/time';
import { storeFilm } from './films';
import { stored, type TestContext, type Fixture } from './test-context';

const KIND_OF: Readonly<Record<LearningReportType, ReportKind>> = {
  [LearningReportType.monthly]: 'month',
  [LearningReportType.subjectExplore]: 'explore',
  [LearningReportType.firstLesson]: 'firstLesson',
  [LearningReportType.afterCourse]: 'afterClass',
};

/** As released: frame and sentence only. */
const frozenReport = (kind: ReportKind): Report => ({
  ...{ id: 0, kind, title: '学习报告', child: '豆豆', avatar: '', about: '' },
  ...{ from: '2026-10-01', to: '2026-10-31', releasedAt: '2026-11-01 08:00:00' },
  ...{ isRead: false, isExample: false, sentence: '豆豆越来越爱开口说了', sections: [], evaluationId: 0 },
});

/** Unread, newest first. */
export const newReports =
  (...types: readonly LearningReportType[]): Fixture =>
  async ({ db, clock }, { userId }) => {
    const createdAt = (index: number) => addMillis(clock.now(), -(index + 1) * HOUR);
    const rows = types.map((reportType, index) => ({
      ...{ userId, reportType, kind: KIND_OF[reportType], message: '报告已生成' },
      content: frozenReport(KIND_OF[reportType]),
      createdAt: createdAt(index),
    }));
    if (rows.length > 0) await db.insert(learningReports).values(rows);
  };

/** A recording of the child in class; returns its id. */
export async function recordingOf(
  testContext: TestContext,
  { userId }: { readonly userId: number },
): Promise<number> {
  const { db, clock } = testContext;
  const filmId = await storeFilm(testContext, { file: 'films/test/voice.m4a', isSound: true, seconds: 60 });
  const row = { userId, filmId, title: '我的周末', note: '声音很响亮', recordedAt: clock.now() };
  return stored(await db.insert(childRecordings).values(row).returning({ id: childRecordings.id })).id;
}
