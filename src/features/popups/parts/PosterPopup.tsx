import { Picture } from '@/components/Picture';
import { PopupCard, type PopupCardProps } from './PopupCard';

interface PosterPopupProps extends Omit<PopupCardProps, 'picture' | 'fullBleed'> {
  /** Of the operator, as high as it is; already loaded. */
  image: string;
}

/** A popup with a picture of the operator. The title says what it shows. */
export function PosterPopup({ image, ...card }: PosterPopupProps) {
  return (
    <PopupCard
      {...card}
      fullBleed
      picture={<Picture whole src={image} alt="" mode="widthFix" lazy={false} fallback={<></>} />}
    />
  );
}
