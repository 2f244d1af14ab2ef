import { owned } from '../../../core/http/policy';
import { lessons, timetables } from './tables';

/** Lessons, and the timetable that makes them: of one child. */
export const ownLessons = owned(lessons.userId);
export const ownTimetables = owned(timetables.userId);

/** By the row: of a page that others open as well, only this child's parent is told more than the lesson's name. */
export const isOwnLesson = (userId: number | undefined) => (lesson: { readonly userId: number }) =>
  lesson.userId === userId;
