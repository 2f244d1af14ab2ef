import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useAgain } from '@/features/screen/refresh/use-again';
import { useApp } from '@/stores/app-context';
import type { App } from '@/stores/app';
import { spaceTexts } from './texts';

/** Visitors see the guard in a browser: there is no child to load. */
async function loadChild({ session, student }: Pick<App, 'session' | 'student'>): Promise<void> {
  if (session.isLoggedIn && !student.privateInfo.value) await student.loadPrivate();
}

/** The child's name, loaded when missing. */
export function useChild(): string {
  const app = useApp();
  useLoadForSession(() => loadChild(app));
  return app.student.privateInfo.value?.kidName || spaceTexts.someChild;
}

/** Manual refresh as `useAgain`, including the child's name if it failed to load. */
export function useSpaceAgain(load: () => Promise<unknown>): () => Promise<void> {
  const app = useApp();
  return useAgain(() => Promise.all([load(), loadChild(app)]));
}
