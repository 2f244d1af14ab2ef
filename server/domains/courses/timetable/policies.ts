import { owned } from '../../../core/http/policy';
import { lessons, timetables } from './tables';

/** Lessons, and the timetable that generates them, belong to one child. */
export const ownLessons = owned(lessons.userId);
export const ownTimetables = owned(timetables.userId);

/** On a page that others may open too, only this child's parent sees more than the lesson's name. */
export const isOwnLesson = (userId: number | undefined) => (lesson: { readonly userId: number }) =>
  lesson.userId === userId;
