import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { Overlay } from '../Overlay';
import { Scroller } from '../Overlay/Scroller';
import { Pressable } from '../Pressable';
import { texts } from '../texts';
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

/** A bottom sheet, closed by the mask, Escape and the cross. */
export function Sheet({ open, title, onClose, children, footer, className }: SheetProps) {
  return (
    <Overlay placement="bottom" open={open} onClose={onClose} closeOnMask label={title} className={className}>
      <View className="sheet__head">
        <View className="sheet__title">{title}</View>
        <Pressable className="sheet__close" label={texts.close} onPress={onClose}>
          <Icon name="close" size={40} tone="secondary" />
        </Pressable>
      </View>
      <Scroller className="sheet__content">{children}</Scroller>
      <View className={classNames('sheet__footer', Boolean(footer) && 'sheet__footer--filled')}>
        {footer}
      </View>
    </Overlay>
  );
}
