export { dayNumber, momentOf, formatDate, formatWhen, formatWhenWithin } from './dates';
export { LessonCard } from './lesson-card';
export { LessonEntry } from './lesson-entry';
export { lessonState, type LessonState } from './lesson-state';
export { TodayClassesStore, type LessonsApp } from './today-classes-store';
export { useNow } from './use-now';
