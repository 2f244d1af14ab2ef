/** The kind of a report. Old rows have the column's default kind; for these, the report type decides. */
import { and, eq, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import {
  EVALUATION_REPORTS,
  LearningReportType,
  REPORT_TYPE_OF,
  ReportKind,
} from '../../../../src/contract/growth/values';
import { learningReports } from '../../learning/tables';

export type ReportRow = typeof learningReports.$inferSelect;

const KIND_OF_TYPE: Readonly<Record<LearningReportType, ReportKind>> = {
  [LearningReportType.monthly]: ReportKind.month,
  [LearningReportType.subjectExplore]: ReportKind.explore,
  [LearningReportType.firstLesson]: ReportKind.firstLesson,
  [LearningReportType.afterCourse]: ReportKind.afterClass,
};

export const kindOf = ({ kind, reportType }: Pick<ReportRow, 'kind' | 'reportType'>): ReportKind =>
  REPORT_TYPE_OF[kind] === reportType ? kind : KIND_OF_TYPE[reportType];

/** The same rule as an SQL condition. */
export function isOfKind(kind: ReportKind): SQL | undefined {
  const type = REPORT_TYPE_OF[kind];
  const named = and(eq(learningReports.kind, kind), eq(learningReports.reportType, type));
  if (kind === ReportKind.month || KIND_OF_TYPE[type] !== kind) return named;
  const unnamed = and(eq(learningReports.kind, ReportKind.month), eq(learningReports.reportType, type));
  return or(named, unnamed);
}

export const isOfNoEvaluation: SQL | undefined = and(
  notInArray(learningReports.kind, [...EVALUATION_REPORTS]),
  ne(learningReports.reportType, LearningReportType.subjectExplore),
);

export const isOfEvaluation: SQL | undefined = or(
  inArray(learningReports.kind, [...EVALUATION_REPORTS]),
  eq(learningReports.reportType, LearningReportType.subjectExplore),
);
