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

/** Kinds of reports. Page, title and sections depend on it; all else has one shape (assumed). */
export const ReportKind = {
  firstLesson: 'firstLesson',
  /** After a class: what happened in it. */
  afterClass: 'afterClass',
  /** After a class of eloquence or debate, with the child's recording. */
  eloquence: 'eloquence',
  debate: 'debate',
  /** Stage reports: of a month, a stage, a year. */
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

/** Kinds based on an evaluation: listed by /evaReportList, the others by /growUp/growReportList. */
export const EVALUATION_REPORTS: readonly ReportKind[] = [
  ReportKind.explore,
  ReportKind.subject,
  ReportKind.grade,
  ReportKind.gradeNew,
  ReportKind.rank,
  ReportKind.review,
];

/** `report_type` of each kind on home's card; kinds without a number in the specification count as monthly. */
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

/** Days covered by the situation, compared with the same number of days before. */
export const SituationPeriod = { month: 'month', term: 'term', year: 'year' } as const;
export type SituationPeriod = ValueOf<typeof SituationPeriod>;
export const SITUATION_DAYS: Readonly<Record<SituationPeriod, number>> = { month: 30, term: 120, year: 365 };

/** Sections of the situation, in order; reports combine these with their own. */
export const SectionKey = {
  overview: 'overview',
  recent: 'recent',
  classroom: 'classroom',
  habits: 'habits',
  mastery: 'mastery',
  achievements: 'achievements',
  monthly: 'monthly',
  /** Reports only. */
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

export const PictureKind = {
  line: 'line',
  bars: 'bars',
  radar: 'radar',
  /** Numbers of a whole, each in a line. */
  ring: 'ring',
  /** Days of a year. */
  calendar: 'calendar',
  /** Mastered, in progress and upcoming. */
  map: 'map',
} as const;
export type PictureKind = ValueOf<typeof PictureKind>;

export const Mastery = { mastered: 'mastered', underway: 'underway', ahead: 'ahead' } as const;
export type Mastery = ValueOf<typeof Mastery>;

/** The week's card comes on Sunday at this hour and stays on home until this hour of Monday, in Shanghai. */
export const WEEK_COMES_HOUR = 19;
export const WEEK_LEAVES_HOUR = 22;

/** What can be shared: a report as a snapshot; the situation, the study plan and a week live. */
export const ShareOf = { report: 'report', situation: 'situation', plan: 'plan', week: 'week' } as const;
export type ShareOf = ValueOf<typeof ShareOf>;

/** A share expires after this many days or when revoked. */
export const SHARE_DAYS = 30;
/** Maximum active shares per parent. */
export const SHARES_AT_ONCE = 20;
/** Length of the share key in a URL: 128 bits. */
export const SHARE_KEY_LENGTH = 22;
/** Maximum length of a child's nickname. */
export const NICKNAME_MAX = 12;
export const GROWTH_PAGE = 10;

/** Error codes of the growth calls. */
export const GROWTH_CODE = {
  /** The share has expired. */
  shareEnded: '30003001',
  /** The parent revoked the share. */
  shareRevoked: '30003002',
} as const;
