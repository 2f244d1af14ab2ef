import type { StudyEntry } from '@/contract/straight/schema';
import { useApp } from '@/stores/app-context';

/** The own child by its name, which its parent alone reads; others by what their parents chose. */
export function useNameOf({ name, isMine }: Pick<StudyEntry, 'name' | 'isMine'>): string {
  const { student } = useApp();
  return (isMine && student.privateInfo.value?.kidName.trim()) || name;
}
