import type { TeacherKey } from '../../lessons/seed';
import type { SubjectName, FilmCourseKind } from '../../../../../src/contract/courses/values';
import type { CoverMood } from '../../../pictures/covers';
import type { Thing } from '../../../pictures/things';
import type { CourseKey } from '../courses';

/** A chapter: title, what its cover shows, summary, and what the child learns. */
export type DemoChapter = readonly [title: string, thing: Thing, summary: string, ...keyPoints: string[]];

export interface DemoFilmCourse {
  /** Its category; null: none. */
  readonly group: CourseKey | null;
  readonly kind: FilmCourseKind;
  readonly subject: SubjectName;
  readonly title: string;
  readonly subtitle: string;
  readonly ages: string;
  readonly mood: CoverMood;
  readonly summary: string;
  readonly highlights: readonly string[];
  /** One of the lessons' teachers. */
  readonly teacher: TeacherKey;
  readonly priceHours: number;
  readonly openDays: number | null;
  readonly chapters: readonly DemoChapter[];
}
