import { useEffect } from 'react';
import { routes } from '@/contract/routes';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import type { PopupQueue } from './queue';
import { reportOf } from './report';

/** The testers' console asks each page that is there. */
export function PopupsForTesters({ queue }: { queue: PopupQueue }) {
  const { watchPopups } = useApp().platform;
  const { name } = usePlace();
  useEffect(
    () => watchPopups?.(() => ({ page: routes[name].title, ...reportOf(queue) })),
    [watchPopups, queue, name],
  );
  return null;
}
