import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Fragment } from 'react';
import type { PopupQueue } from './queue';

/**
 * Mount point of a page's popups. For tests and testers, `data-popups` is the queue's state and `data-popups-waiting`
 * lists the kinds that are due and not shown yet, `data-popups-shown` those that this visit had.
 */
export const PopupHost = observer(function PopupHost({ queue }: { queue: PopupQueue }) {
  const { current, isOpen, close, state, waiting, shown } = queue;
  return (
    <>
      <View
        {...{
          'data-popups': state,
          'data-popups-waiting': waiting.join(' '),
          'data-popups-shown': shown.join(' '),
        }}
      />
      {current && <Fragment key={current.key}>{current.render({ open: isOpen, onClose: close })}</Fragment>}
    </>
  );
});
