import { useRef } from 'react';
import { useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';

/** Reloads on coming back after lessons were booked, cancelled or excused on other pages. The first load is the page's own. */
export function useLessonChanges(reload: () => unknown): void {
  const { student } = useApp();
  const seen = useRef(student.lessonChanges);
  useShown(() => {
    if (seen.current === student.lessonChanges) return;
    seen.current = student.lessonChanges;
    void reload();
  });
}
