/** The page that shows a report kind. */
import { ReportKind } from '../../../../src/contract/growth/values';
import { routes } from '../../../../src/contract/routes';

const PATHS: Readonly<Record<ReportKind, string>> = {
  firstLesson: routes.firstLessonReport.path,
  afterClass: routes.classAchieve.path,
  eloquence: routes.eloquenceReport.path,
  debate: routes.debateReport.path,
  month: routes.reportStage.path,
  stage: routes.reportStageReportNew.path,
  year: routes.reportStageReportNewOne.path,
  explore: routes.specialReport.path,
  subject: routes.reportSubject.path,
  grade: routes.reportGrade.path,
  gradeNew: routes.reportGradeNew.path,
  rank: routes.reportRankEvaluationReport.path,
  review: routes.reportReview.path,
  demo: routes.demoReport.path,
};

interface Shown {
  readonly id: number;
  readonly userId: number;
  readonly kind: ReportKind;
  readonly evaluationId: number;
}

/** Path within the app. */
export function pageOf({ id, userId, kind, evaluationId }: Shown): string {
  if (kind === ReportKind.explore)
    return `${PATHS[kind]}?userid=${userId}&evaluation_id=${evaluationId}&primary=1`;
  return `${PATHS[kind]}?id=${id}`;
}
