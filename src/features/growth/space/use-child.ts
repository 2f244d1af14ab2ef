import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useApp } from '@/stores/app/app-context';
import type { App } from '@/stores/app/app';
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

/** Manual refresh as `useRefresh`, including the child's name if it failed to load. */
export function useSpaceRefresh(load: () => Promise<unknown>): () => Promise<void> {
  const app = useApp();
  return useRefresh(() => Promise.all([load(), loadChild(app)]));
}
