/** Courses and their categories, replays, baby study, teachers. */
import type { ValueOf } from '../wire';

/** Subjects by their numbers. */
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

/** Subject codes, which are the brand codes of hours. */
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

/** Subjects of the tab bar of my courses, which are the variants of its slots. */
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

/** A course of films: recorded lessons of a category, or a baby study that stands alone (assumed). */
export const FilmCourseKind = { recorded: 'recorded', babyStudy: 'babyStudy' } as const;
export type FilmCourseKind = ValueOf<typeof FilmCourseKind>;

/** What a child may do with a course of films or a chapter of it. trial: this one is free; locked: it has to be bought. */
export const FilmAccess = { open: 'open', trial: 'trial', locked: 'locked', expired: 'expired' } as const;
export type FilmAccess = ValueOf<typeof FilmAccess>;

/** My courses by how far the child is. */
export const MyCourseState = { studying: 'studying', finished: 'finished', expired: 'expired' } as const;
export type MyCourseState = ValueOf<typeof MyCourseState>;

/** preparing: the lesson is over, its replay is being made; over: its time has ended. */
export const ReplayState = { preparing: 'preparing', ready: 'ready', over: 'over' } as const;
export type ReplayState = ValueOf<typeof ReplayState>;

export const COURSES_PAGE = 10;
/** A replay appears so many minutes after its lesson, and stays for so many days. */
export const REPLAY_AFTER_MINUTES = 30;
export const REPLAY_DAYS = 90;

/** Codes of unlocking a course. */
export const COURSE_CODE = {
  /** Not enough recorded hours of its subject. */
  hoursShort: '30002001',
  /** It comes with an enrolment only. */
  notForHours: '30002002',
} as const;
/** `source` of the class list when it is opened from my courses. */
export const CLASS_LIST_FROM_COURSES = '0';
