import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useAgain } from '@/features/screen/refresh/use-again';
import { useApp } from '@/stores/app-context';
import type { App } from '@/stores/app';
import { spaceTexts } from './texts';

/** A visitor is told in a browser that it cannot show the space: there is no child to ask for. */
async function loadChild({ session, student }: Pick<App, 'session' | 'student'>): Promise<void> {
  if (session.isLoggedIn && !student.privateInfo.value) await student.loadPrivate();
}

/** The name that the space bears; asked for where nobody has yet. */
export function useChild(): string {
  const app = useApp();
  useLoadForSession(() => loadChild(app));
  return app.student.privateInfo.value?.kidName || spaceTexts.someChild;
}

/** By the parent's hand, as `useAgain`: the child's name as well, where it could not be had. */
export function useSpaceAgain(load: () => Promise<unknown>): () => Promise<void> {
  const app = useApp();
  return useAgain(() => Promise.all([load(), loadChild(app)]));
}
