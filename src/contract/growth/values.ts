/** Study plan, study situation and reports. */
import type { ValueOf } from '../wire';

export const REPORT_JUMP_DELAY_MS = 50;

/** `report_type` of a learning-report record. */
export const LearningReportType = {
  monthly: 1,
  subjectExplore: 5,
  firstLesson: 10,
  afterCourse: 15,
} as const;
export type LearningReportType = ValueOf<typeof LearningReportType>;

/** What a report is. Its page, its title and its sections follow from it; everything else is of one shape (assumed). */
export const ReportKind = {
  firstLesson: 'firstLesson',
  /** After a class: what happened in it. */
  afterClass: 'afterClass',
  /** After a class of eloquence or of debate: with the child's own recording. */
  eloquence: 'eloquence',
  debate: 'debate',
  /** The stage report in its three kinds: of a month, of a stage, of a year. */
  month: 'month',
  stage: 'stage',
  year: 'year',
  /** Of an evaluation. */
  explore: 'explore',
  subject: 'subject',
  grade: 'grade',
  gradeNew: 'gradeNew',
  rank: 'rank',
  review: 'review',
  /** Of a trial lesson. */
  demo: 'demo',
} as const;
export type ReportKind = ValueOf<typeof ReportKind>;

/** Kinds that come from an evaluation: /evaReportList lists these, /growUp/growReportList the others. */
export const EVALUATION_REPORTS: readonly ReportKind[] = [
  ReportKind.explore,
  ReportKind.subject,
  ReportKind.grade,
  ReportKind.gradeNew,
  ReportKind.rank,
  ReportKind.review,
];

/** `report_type` that home's card tells of a kind; those that the specification does not number count as the monthly one. */
export const REPORT_TYPE_OF: Readonly<Record<ReportKind, LearningReportType>> = {
  firstLesson: LearningReportType.firstLesson,
  afterClass: LearningReportType.afterCourse,
  eloquence: LearningReportType.afterCourse,
  debate: LearningReportType.afterCourse,
  explore: LearningReportType.subjectExplore,
  month: LearningReportType.monthly,
  stage: LearningReportType.monthly,
  year: LearningReportType.monthly,
  subject: LearningReportType.monthly,
  grade: LearningReportType.monthly,
  gradeNew: LearningReportType.monthly,
  rank: LearningReportType.monthly,
  review: LearningReportType.monthly,
  demo: LearningReportType.monthly,
};

/** How long the situation looks back: days. It is compared with as many days before. */
export const SituationPeriod = { month: 'month', term: 'term', year: 'year' } as const;
export type SituationPeriod = ValueOf<typeof SituationPeriod>;
export const SITUATION_DAYS: Readonly<Record<SituationPeriod, number>> = { month: 30, term: 120, year: 365 };

/** Sections of the situation, in their order; reports are made of these and of their own. */
export const SectionKey = {
  overview: 'overview',
  recent: 'recent',
  classroom: 'classroom',
  habits: 'habits',
  mastery: 'mastery',
  achievements: 'achievements',
  monthly: 'monthly',
  /** Of reports alone. */
  teacher: 'teacher',
  lesson: 'lesson',
  highlights: 'highlights',
  recordings: 'recordings',
  abilities: 'abilities',
  answers: 'answers',
  courses: 'courses',
  review: 'review',
} as const;
export type SectionKey = ValueOf<typeof SectionKey>;

/** How facts are drawn. */
export const PictureKind = {
  line: 'line',
  bars: 'bars',
  radar: 'radar',
  ring: 'ring',
  /** Days of a year. */
  calendar: 'calendar',
  /** What is mastered, under way and ahead. */
  map: 'map',
} as const;
export type PictureKind = ValueOf<typeof PictureKind>;

export const Mastery = { mastered: 'mastered', underway: 'underway', ahead: 'ahead' } as const;
export type Mastery = ValueOf<typeof Mastery>;

/** What a parent passes on: a report as it is frozen, the situation or the study plan as they are when somebody looks. */
export const ShareOf = { report: 'report', situation: 'situation', plan: 'plan' } as const;
export type ShareOf = ValueOf<typeof ShareOf>;

/** A shared page ends after so many days, or when the parent takes it back. */
export const SHARE_DAYS = 30;
/** So many of one parent may be open at a time. */
export const SHARES_AT_ONCE = 20;
/** Characters of the key in a share's address: 128 bits. */
export const SHARE_KEY_LENGTH = 22;
/** Characters of the name under which a child is shown to others. */
export const NICKNAME_MAX = 12;
export const GROWTH_PAGE = 10;

/** Codes of the growth calls. */
export const GROWTH_CODE = {
  /** A share whose days are over. */
  shareEnded: '30003001',
  /** A share that the parent took back. */
  shareRevoked: '30003002',
} as const;
