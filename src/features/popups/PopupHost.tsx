import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Fragment, useEffect } from 'react';
import { routes } from '@/contract/routes';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import type { PopupQueue } from './queue';
import { reportOf } from './report';

/**
 * Mount point of a page's popups. For tests, `data-popups` is the queue's state and `data-popups-waiting` lists the kinds
 * that are due and not shown yet. Static condition: builds for parents do not contain what explains them to testers.
 */
export const PopupHost = observer(function PopupHost({ queue }: { queue: PopupQueue }) {
  const { current, isOpen, close, state, waiting } = queue;
  return (
    <>
      <View {...{ 'data-popups': state, 'data-popups-waiting': waiting.join(' ') }} />
      {__SCENARIOS__ && <PopupsForTesters queue={queue} />}
      {current && <Fragment key={current.key}>{current.render({ open: isOpen, onClose: close })}</Fragment>}
    </>
  );
});

/** The testers' console asks each page that is there. */
function PopupsForTesters({ queue }: { queue: PopupQueue }) {
  const { watchPopups } = useApp().platform;
  const { name } = usePlace();
  useEffect(
    () => watchPopups?.(() => ({ page: routes[name].title, ...reportOf(queue) })),
    [watchPopups, queue, name],
  );
  return null;
}
