import type { StudentStore } from '@/stores/session/student';

/** Once per session; after an error the next session retries. */
export async function loadSubjects(student: Pick<StudentStore, 'subjects' | 'loadSubjects'>): Promise<void> {
  if (!student.subjects.value) await student.loadSubjects();
}
