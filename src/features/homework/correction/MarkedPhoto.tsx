import { View } from '@tarojs/components';
import { useState } from 'react';
import { Pressable } from '@/components/Pressable';
import type { PhotoMarks } from '@/contract/homework/homework.schema';
import { PHOTO_SCALE } from '@/contract/homework/values';
import { Sign } from '../sign/Sign';
import { correctionTexts as texts } from './texts';
import './marked-photo.scss';
import { ZoomedPhoto } from './ZoomedPhoto';

interface MarkedPhotoProps {
  readonly url: string;
  /** From 0. */
  readonly index: number;
  readonly marks: PhotoMarks | undefined;
}

/** The child's photo with the teacher's marks; a tap zooms. */
export function MarkedPhoto({ url, index, marks }: MarkedPhotoProps) {
  const [isZoomed, setZoomed] = useState(false);
  const name = marks ? texts.marked(index + 1) : texts.picture(index + 1);
  return (
    <>
      <Pressable className="marked-photo" label={`${texts.zoom}：${name}`} onPress={() => setZoomed(true)}>
        <Photo url={url} name="" marks={marks} />
      </Pressable>
      <ZoomedPhoto isOpen={isZoomed} title={name} onClose={() => setZoomed(false)}>
        <Photo url={url} name={name} marks={marks} />
      </ZoomedPhoto>
    </>
  );
}

interface PhotoProps {
  readonly url: string;
  readonly name: string;
  readonly marks: PhotoMarks | undefined;
}

/** In its aspect ratio: marks are positioned by shares of width and height. */
function Photo({ url, name, marks }: PhotoProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <View className="marked-photo__broken">{texts.pictureFailed}</View>;
  return (
    <View className="marked-photo__box">
      <img
        className="marked-photo__image"
        // Default aspect ratio of photos until loaded, to limit the layout shift.
        width={3}
        height={4}
        src={url}
        alt={name}
        decoding="async"
        draggable={false}
        onError={() => setBroken(true)}
      />
      {marks && <Marks marks={marks} />}
    </View>
  );
}

const WHOLE = `0 0 ${PHOTO_SCALE} ${PHOTO_SCALE}`;
/** Keeps a sign within the photo. */
const RIGHTMOST = 0.88 * PHOTO_SCALE;
const share = (place: number): string => `${(place * 100) / PHOTO_SCALE}%`;

/** The teacher's strokes and signs. Strokes do not scale with the photo. */
const Marks = ({ marks: { strokes, signs } }: { readonly marks: PhotoMarks }) => (
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
