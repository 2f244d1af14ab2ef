import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { App } from '@/stores/app/app';
import { useBoot } from '@/start/context';
import { HAND_INS } from './name';

/** Resumes queued hand-ins of the user on any start page. The queue's chunk is loaded only when there are some. */
export const ResumeHandIns = observer(function ResumeHandIns() {
  const { app, status } = useBoot();
  const userId = app?.session.user.userId ?? 0;
  useEffect(() => {
    if (app && status === 'ready' && hasSome(app, userId)) void resume(app);
  }, [app, status, userId]);
  return null;
});

const hasSome = ({ storage }: App, userId: number): boolean =>
  (storage.get({ ...HAND_INS, isValid: isList }) ?? []).some(
    (one) => (one as { owner?: unknown } | null)?.owner === userId,
  );

/** Validated further by its reader. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

async function resume(app: App): Promise<void> {
  try {
    const { handInQueue } = await import('./hand-in-queue');
    app.get(handInQueue);
  } catch {
    // Offline, the chunk may fail to load, too: the next start and every homework page retry.
  }
}
