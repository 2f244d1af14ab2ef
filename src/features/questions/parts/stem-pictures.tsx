import { View } from '@tarojs/components';
import { useState } from 'react';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { Question } from '@/contract/questions/question.schema';
import { questionTexts as texts } from '../texts';
import { PictureZoom, type ZoomedPicture } from '../zoom';

/** Pictures of the stem, with zoom. */
export function StemPictures({ pictures }: Pick<Question, 'pictures'>) {
  const [zoomed, zoom] = useState<ZoomedPicture>();
  if (pictures.length === 0) return null;
  return (
    <View className="question__pictures">
      {pictures.map(({ alt, url }, index) => (
        <Pressable
          key={index}
          className="question__picture"
          label={texts.zoom(alt)}
          onPress={() => zoom({ url, alt: alt || texts.picture })}
        >
          <Picture whole src={url} alt={alt || texts.picture} ratio={1.6} mode="aspectFit" round="small" />
        </Pressable>
      ))}
      <PictureZoom picture={zoomed} onClose={() => zoom(undefined)} />
    </View>
  );
}
