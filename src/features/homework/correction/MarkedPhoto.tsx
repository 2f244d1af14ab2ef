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

/** A photo of the child's with what the teacher drew over it; a tap shows it large. */
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

/** As tall as it is: places of marks are parts of its width and of its height. */
function Photo({ url, name, marks }: PhotoProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <View className="marked-photo__broken">{texts.pictureFailed}</View>;
  return (
    <View className="marked-photo__box">
      <img
        className="marked-photo__image"
        // As most photos of pages are, until it is known: what stands below stays where it is.
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
