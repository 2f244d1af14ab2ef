import { observer } from 'mobx-react';
import { Fragment } from 'react';
import type { PopupQueue } from './queue';

/** Where the popup of a page appears. Each showing is mounted anew. */
export const PopupHost = observer(function PopupHost({ queue }: { queue: PopupQueue }) {
  const { current, isOpen, close } = queue;
  if (!current) return null;
  return <Fragment key={current.key}>{current.render({ open: isOpen, onClose: close })}</Fragment>;
});
