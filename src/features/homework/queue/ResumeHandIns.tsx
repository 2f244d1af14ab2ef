import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { App } from '@/stores/app';
import { useBoot } from '@/start/context';
import { HAND_INS } from './name';

/** What this parent handed in without a network goes, whatever page the app starts with. The queue itself comes then alone. */
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

/** Its reader looks closer. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

async function resume(app: App): Promise<void> {
  try {
    const { handInQueue } = await import('./hand-in-queue');
    app.part(handInQueue);
  } catch {
    // Without a network the program's part may not come either: the next start has another try, and so has every page of homework.
  }
}
