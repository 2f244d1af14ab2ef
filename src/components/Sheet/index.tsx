import { View } from '@tarojs/components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { Overlay } from '../Overlay';
import { Scroller } from '../Overlay/Scroller';
import { Pressable } from '../Pressable';
import { texts } from '../texts';
import { useDrag } from '../use-drag';
import { pull } from './pull';
import './index.scss';

interface SheetProps {
  open: boolean;
  title?: string;
  onClose: () => void;
  children: ReactNode;
  /** Below the scrolling part, above the safe area: the one primary action. */
  footer?: ReactNode;
  className?: string;
}

/** A head dragged so far closes. */
const CLOSE_PX = 80;

/** A bottom sheet, closed by the mask, Escape, the cross, and a drag of its head. */
export function Sheet({ open, title, onClose, children, footer, className }: SheetProps) {
  return (
    <Overlay placement="bottom" open={open} onClose={onClose} closeOnMask label={title} className={className}>
      <Head title={title} onClose={onClose} />
      <Scroller className="sheet__content">{children}</Scroller>
      <View className={classNames('sheet__footer', Boolean(footer) && 'sheet__footer--filled')}>
        {footer}
      </View>
    </Overlay>
  );
}

/** Its own component: it is there as long as the panel is, and so is its listener. */
function Head({ title, onClose }: Pick<SheetProps, 'title' | 'onClose'>) {
  const head = useRef<unknown>(null);
  const [drags, setDrags] = useState(0);
  // Also back to its place where the parent stays, e.g. for a question about unsaved input.
  useEffect(() => {
    if (drags > 0) pull(head.current, 0);
  }, [drags]);
  const drag = useDrag(head, {
    axis: 'y',
    accepts: ({ dy }) => dy > 0,
    move: ({ dy }) => pull(head.current, Math.max(0, dy)),
    end: (point) => {
      if (!point) return;
      setDrags(drags + 1);
      if (point.dy >= CLOSE_PX) onClose();
    },
  });
  return (
    <View ref={head} className="sheet__head" {...drag}>
      <View className="sheet__title">{title}</View>
      <Pressable className="sheet__close test-sheet-close" label={texts.close} onPress={onClose}>
        <Icon name="close" size={40} tone="secondary" />
      </Pressable>
    </View>
  );
}
