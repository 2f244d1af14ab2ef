import { View } from '@tarojs/components';
import type { PhotoMarks } from '@/contract/homework/homework.schema';
import { PHOTO_SCALE } from '@/contract/homework/values';
import { Sign } from '../sign/Sign';
import { correctionTexts as texts } from './texts';
import './marked-photo.scss';

const WHOLE = `0 0 ${PHOTO_SCALE} ${PHOTO_SCALE}`;
/** Keeps a sign within the photo. */
const RIGHTMOST = 0.9 * PHOTO_SCALE;
const share = (place: number): string => `${(place * 100) / PHOTO_SCALE}%`;

/** The teacher's strokes and signs. Strokes do not scale with the photo. */
export const Marks = ({ marks: { strokes, signs } }: { readonly marks: PhotoMarks }) => (
  <>
    <svg className="marked-photo__strokes" viewBox={WHOLE} preserveAspectRatio="none" aria-hidden="true">
      {strokes.map(({ colour, points }, index) => (
        <polyline
          key={index}
          className={`marked-photo__stroke marked-photo__stroke--${colour}`}
          points={points.join(' ')}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
    {signs.map(({ x, y, sign }, index) => (
      <View
        key={index}
        className="marked-photo__sign"
        style={{ left: share(Math.min(x, RIGHTMOST)), top: share(y) }}
      >
        <Sign sign={sign} label={texts.signs[sign]} />
      </View>
    ))}
  </>
);
