import { View } from '@tarojs/components';
import { useState } from 'react';
import { Pressable } from '@/components/Pressable';
import type { PhotoMarks } from '@/contract/homework/homework.schema';
import { Marks } from './Marks';
import { correctionTexts as texts } from './texts';
import { ZoomedPhoto } from './ZoomedPhoto';
import './marked-photo.scss';

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
