import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Fragment } from 'react';
import type { PopupQueue } from './queue';

/**
 * Where the popup of a page appears. Each showing is mounted anew. `data-popups` says to testers and
 * tests how the queue is, `data-popups-waiting` which kinds are due and have not shown.
 */
export const PopupHost = observer(function PopupHost({ queue }: { queue: PopupQueue }) {
  const { current, isOpen, close, state, waiting } = queue;
  return (
    <>
      <View {...{ 'data-popups': state, 'data-popups-waiting': waiting.join(' ') }} />
      {current && <Fragment key={current.key}>{current.render({ open: isOpen, onClose: close })}</Fragment>}
    </>
  );
});
