import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useAgain } from '@/features/screen/refresh/use-again';
import { useApp } from '@/stores/app-context';
import type { StudentStore } from '@/stores/student';
import { spaceTexts } from './texts';

async function loadChild(student: Pick<StudentStore, 'privateInfo' | 'loadPrivate'>): Promise<void> {
  if (!student.privateInfo.value) await student.loadPrivate();
}

/** The name that the space bears; asked for where nobody has yet. */
export function useChild(): string {
  const { student } = useApp();
  useLoadForSession(() => loadChild(student));
  return student.privateInfo.value?.kidName || spaceTexts.someChild;
}

/** By the parent's hand, as `useAgain`: the child's name as well, where it could not be had. */
export function useSpaceAgain(load: () => Promise<unknown>): () => Promise<void> {
  const { student } = useApp();
  return useAgain(() => Promise.all([load(), loadChild(student)]));
}
