import type { StudentStore } from '@/stores/student';

/** What the child studies, once a session; what could not be had is asked for with the next. */
export async function loadSubjects(student: Pick<StudentStore, 'subjects' | 'loadSubjects'>): Promise<void> {
  if (!student.subjects.value) await student.loadSubjects();
}
