import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import type { Question } from '@/contract/questions/question.schema';
import { questionTexts as texts } from '../texts';

/** What the stem asks about. */
export function StemPictures({ pictures }: Pick<Question, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <View className="question__pictures">
      {pictures.map(({ alt, url }, index) => (
        <Picture
          key={index}
          className="question__picture"
          src={url}
          alt={alt || texts.picture}
          ratio={1.6}
          mode="aspectFit"
          round="small"
        />
      ))}
    </View>
  );
}
