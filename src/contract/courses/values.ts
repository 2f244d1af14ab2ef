/** Courses and their categories, replays, baby study, teachers. */
import type { ValueOf } from '../wire';

export const Subject = {
  wandou: 0,
  yuwen: 1,
  biancheng: 3,
  weiqi: 5,
  moli: 6,
  xinli: 9,
  jianqiao: 10,
  math: 11,
} as const;
export type Subject = ValueOf<typeof Subject>;
export type SubjectName = keyof typeof Subject;

/** Subject codes, equal to the brand codes of hours. */
export const SubjectCode = {
  wandou: 'VIP_WanDou',
  yuwen: 'VIP_YuWen',
  biancheng: 'VIP_BianCheng',
  weiqi: 'VIP_WeiQi',
  moli: 'VIP_MagicEars',
  xinli: 'VIP_XinLi',
  jianqiao: 'VIP_MagicCambridge',
  math: 'VIP_Maths',
} as const satisfies Record<SubjectName, string>;
export type SubjectCode = ValueOf<typeof SubjectCode>;

/** Subjects of my courses' tab bar, equal to its slot variants. */
export const TabSubject = {
  all: 'all',
  puzzle: 'puzzle',
  eloquence: 'eloquence',
  go: 'go',
  programming: 'programming',
  magic: 'magic',
} as const;
export type TabSubject = ValueOf<typeof TabSubject>;

/** `courseType` of a course-category card. */
export const CourseType = { live: 1, recorded: 2, trial: 3, recordedOther: 4 } as const;
export type CourseType = ValueOf<typeof CourseType>;

/** Who has a course without being enrolled: no one, every unofficial student, or every official student as a recommendation. */
export const CourseAudience = {
  enrolled: 'enrolled',
  unofficial: 'unofficial',
  recommended: 'recommended',
} as const;
export type CourseAudience = ValueOf<typeof CourseAudience>;

/** A film course: recorded lessons of a category, or a standalone baby study (assumed). */
export const FilmCourseKind = { recorded: 'recorded', babyStudy: 'babyStudy' } as const;
export type FilmCourseKind = ValueOf<typeof FilmCourseKind>;

/** Access to a film course or chapter. trial: free sample; locked: not bought. */
export const FilmAccess = { open: 'open', trial: 'trial', locked: 'locked', expired: 'expired' } as const;
export type FilmAccess = ValueOf<typeof FilmAccess>;

/** My courses by progress. */
export const MyCourseState = { studying: 'studying', finished: 'finished', expired: 'expired' } as const;
export type MyCourseState = ValueOf<typeof MyCourseState>;

/** preparing: the lesson is over, its replay is being produced; over: expired. */
export const ReplayState = { preparing: 'preparing', ready: 'ready', over: 'over' } as const;
export type ReplayState = ValueOf<typeof ReplayState>;

export const COURSES_PAGE = 10;
/** A replay appears this many minutes after the lesson and stays for this many days. */
export const REPLAY_AFTER_MINUTES = 30;
export const REPLAY_DAYS = 90;

/** Error codes of unlocking a course. */
export const COURSE_CODE = {
  /** Not enough recorded hours of its subject. */
  hoursShort: '30002001',
  /** Comes with an enrolment only. */
  notForHours: '30002002',
} as const;
/** `source` of the class list when opened from my courses. */
export const CLASS_LIST_FROM_COURSES = '0';
