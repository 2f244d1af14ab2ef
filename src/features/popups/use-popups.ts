import { useEffect, useState } from 'react';
import { usePlace } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { PopupQueue } from './queue';
import type { PopupEntry } from './types';

/** The screen's popups: requested once per session, shown only while the screen is in front. */
export function usePopups(entries: readonly PopupEntry[], isHeld = false): PopupQueue {
  const app = useApp();
  const { name, isVisible } = usePlace();
  const [queue] = useState(
    () => new PopupQueue({ app, page: name, entries, preload: (image) => app.platform.preloadImage(image) }),
  );
  useEffect(() => () => queue.reset(), [queue]);
  useLoadForSession(() => Promise.resolve(queue.begin()), queue.reset);
  useEffect(() => queue.setHeld(isHeld), [queue, isHeld]);
  useEffect(() => queue.setActive(isVisible), [queue, isVisible]);
  return queue;
}
