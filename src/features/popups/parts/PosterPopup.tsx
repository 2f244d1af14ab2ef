import { Picture } from '@/components/Picture';
import { PopupCard, type PopupCardProps } from './PopupCard';

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
