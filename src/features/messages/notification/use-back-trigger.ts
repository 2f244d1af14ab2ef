import { useEffect, useState } from 'react';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { BackTrigger } from './back-trigger';

/**
 * For a page that asks for notifications on the way out: its back button calls `leave`, and it shows the queue.
 *
 *     const back = useBackTrigger();
 *     <Screen back={back.leave}>…<PopupHost queue={back.queue} />
 */
export function useBackTrigger(): BackTrigger {
  const app = useApp();
  const { name } = usePlace();
  const [trigger] = useState(() => new BackTrigger(app, name));
  useEffect(() => {
    trigger.prepare();
    return () => trigger.dispose();
  }, [trigger]);
  return trigger;
}
