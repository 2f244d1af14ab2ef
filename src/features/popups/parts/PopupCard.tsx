import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Overlay } from '@/components/Overlay';
import { Scroller } from '@/components/Overlay/Scroller';
import { Pressable } from '@/components/Pressable';
import { Drawing } from '@/components/Drawing';
import { Picture } from '@/components/Picture';
import { popupTexts } from './texts';
import './drawing.scss';
import './popup-card.scss';

export interface PopupCardProps {
  open: boolean;
  title: string;
  /** Above the words. */
  picture: ReactNode;
  /** The picture extends under the close button, in any colour. */
  fullBleed?: boolean;
  /** Below the title. */
  children?: ReactNode;
  action: { text: string; onPress: () => void; loading?: boolean };
  /** By the close button, Escape or back. A tap on the mask does not close: a scroll in progress would dismiss it unread. */
  onLeave: () => void;
}

export function PopupCard({
  open,
  title,
  picture,
  fullBleed = false,
  children,
  action,
  onLeave,
}: PopupCardProps) {
  return (
    <Overlay placement="center" open={open} onClose={onLeave} closeOnMask={false} label={title}>
      <View className="popup-card">
        <Scroller className="popup-card__content">
          {picture}
          <View className="popup-card__words">
            <View className="popup-card__title">{title}</View>
            {children !== undefined && <View className="popup-card__text">{children}</View>}
          </View>
        </Scroller>
        <View className="popup-card__foot">
          <Button className="test-popup-action" block loading={action.loading} onPress={action.onPress}>
            {action.text}
          </Button>
        </View>
        <Pressable className="popup-card__close test-popup-close" label={popupTexts.close} onPress={onLeave}>
          <View className={classNames(fullBleed && 'popup-card__disc')}>
            <Icon name="close" size={32} tone={fullBleed ? 'onPrimary' : 'secondary'} />
          </View>
        </Pressable>
      </View>
    </Overlay>
  );
}

/** A built-in drawing at the top of a popup, with `children` over it. */
export function PopupDrawing({ src, children }: { src: string; children?: ReactNode }) {
  return (
    <View className="popup-drawing">
      <View className="popup-drawing__box">
        <Drawing className="popup-drawing__picture" src={src} width={320} />
        {children}
      </View>
    </View>
  );
}

interface PosterPopupProps extends Omit<PopupCardProps, 'picture' | 'fullBleed'> {
  /** The operator's picture, preloaded; natural height. */
  image: string;
}

/** A popup with the operator's picture; the title is its text alternative. */
export function PosterPopup({ image, ...card }: PosterPopupProps) {
  return (
    <PopupCard
      {...card}
      fullBleed
      picture={<Picture whole src={image} alt="" mode="widthFix" lazy={false} fallback={<></>} />}
    />
  );
}
