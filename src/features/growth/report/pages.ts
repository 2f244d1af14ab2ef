/** Page and params of a report. Home's card imports this alone: no screens, no texts. */
import type { ReportEntry } from '@/contract/growth/schema';
import type { ReportCard } from '@/contract/growth/report.schema';
import type { LearningReportType, ReportKind } from '@/contract/growth/values';
import type { RouteName } from '@/contract/routes';
import { Origin } from '@/contract/share/values';
import type { PageTarget } from '@/features/links/click-target';

const PAGES = {
  firstLesson: 'firstLessonReport',
  afterClass: 'classAchieve',
  eloquence: 'eloquenceReport',
  debate: 'debateReport',
  month: 'reportStage',
  stage: 'reportStageReportNew',
  year: 'reportStageReportNewOne',
  explore: 'specialReport',
  subject: 'reportSubject',
  grade: 'reportGrade',
  gradeNew: 'reportGradeNew',
  rank: 'reportRankEvaluationReport',
  review: 'reportReview',
  demo: 'demoReport',
} as const satisfies Record<ReportKind, RouteName>;

/** `source` of the first-lesson report; values are not in the specification (assumed). */
const FROM_PARENT = Origin.parent;

/** The page of a kind; undefined for kinds unknown to this build. */
export const reportPage = (kind: ReportKind): RouteName | undefined =>
  Object.keys(PAGES).includes(kind) ? PAGES[kind] : undefined;

export function reportTarget(
  { id, kind, evaluationId }: Pick<ReportCard, 'id' | 'kind' | 'evaluationId'>,
  userId: number,
): PageTarget | undefined {
  const params = { id: String(id) };
  if (kind === 'explore') return { screen: PAGES.explore, params: exploreParams(evaluationId, userId) };
  if (kind === 'firstLesson')
    return { screen: PAGES.firstLesson, params: { source: FROM_PARENT, ...params } };
  const screen = reportPage(kind);
  return screen && ({ screen, params } as PageTarget);
}

/** The specification's numbers, for gateways that send no kind. */
const KIND_OF_TYPE: Readonly<Record<LearningReportType, ReportKind>> = {
  1: 'month',
  5: 'explore',
  10: 'firstLesson',
  15: 'afterClass',
};

/** Kind of the report on home's card; undefined when unknown to this build: rule growth-11. */
export function kindOfEntry({ kind, report_type }: ReportEntry): ReportKind | undefined {
  const known = kind ?? (KIND_OF_TYPE[report_type] as ReportKind | undefined);
  return known && reportPage(known) && known;
}

/** Target of the report on home's card. */
export function entryTarget(entry: ReportEntry, userId: number): PageTarget | undefined {
  const kind = kindOfEntry(entry);
  if (!kind) return undefined;
  const { id, eva_id, child } = entry;
  // As in the specification, when no kind is sent.
  if (kind === 'firstLesson' && !entry.kind)
    return { screen: PAGES.firstLesson, params: { source: FROM_PARENT } };
  if (kind !== 'explore') return reportTarget({ id, kind, evaluationId: eva_id }, userId);
  const params = exploreParams(eva_id, userId);
  return { screen: PAGES.explore, params: child == null ? { ...params, primary: '1' } : params };
}

const exploreParams = (evaluationId: number, userId: number) => ({
  userid: String(userId),
  evaluation_id: String(evaluationId),
});
