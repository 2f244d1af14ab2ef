/** Reports that the card of the study situation announces. */
import { LearningReportType, type ReportKind } from '../../src/contract/growth/values';
import { learningReports } from '../../server/growth/tables';
import { addMillis, HOUR } from '../../server/time';
import type { Gift } from './ground';

const KIND_OF: Readonly<Record<LearningReportType, ReportKind>> = {
  [LearningReportType.monthly]: 'month',
  [LearningReportType.subjectExplore]: 'explore',
  [LearningReportType.firstLesson]: 'firstLesson',
  [LearningReportType.afterCourse]: 'afterClass',
};

/** None of them read, the first the newest. */
export const newReports =
  (...types: readonly LearningReportType[]): Gift =>
  async ({ db, clock }, { userId }) => {
    const createdAt = (index: number) => addMillis(clock.now(), -(index + 1) * HOUR);
    const rows = types.map((reportType, index) => ({
      ...{ userId, reportType, kind: KIND_OF[reportType], message: '报告已生成' },
      createdAt: createdAt(index),
    }));
    if (rows.length > 0) await db.insert(learningReports).values(rows);
  };
