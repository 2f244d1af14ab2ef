import type { StudyEntry } from '@/contract/straight/schema';
import { useApp } from '@/stores/app-context';

/** The own child by name, visible only to its parent; others by nickname. */
export function useNameOf({ name, isMine }: Pick<StudyEntry, 'name' | 'isMine'>): string {
  const { student } = useApp();
  return (isMine && student.privateInfo.value?.kidName.trim()) || name;
}
