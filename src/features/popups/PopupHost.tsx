import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Fragment } from 'react';
import type { PopupQueue } from './queue';

/** Where the popup of a page appears. Each showing is mounted anew. `data-popups` is for tests that wait for the queue. */
export const PopupHost = observer(function PopupHost({ queue }: { queue: PopupQueue }) {
  const { current, isOpen, close, state } = queue;
  return (
    <>
      <View {...{ 'data-popups': state }} />
      {current && <Fragment key={current.key}>{current.render({ open: isOpen, onClose: close })}</Fragment>}
    </>
  );
});
