import { useChanges } from '@/features/screen/refresh/use-changes';
import { useApp } from '@/stores/app/app-context';

/** Reloads on coming back after lessons were booked, cancelled or excused on other pages. */
export function useLessonChanges(reload: () => unknown): void {
  const { student } = useApp();
  useChanges(() => student.lessonChanges, reload);
}
