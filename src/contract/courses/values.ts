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
