import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import type { Item } from '@/contract/questions/question.schema';
import { RichText } from '../rich-text';
import './things.scss';

/** An item: picture, text, or both. */
export const Thing = ({ item }: { readonly item: Item }) => (
  <View className="thing">
    {item.picture !== '' && (
      <Picture
        className="thing__picture"
        src={item.picture}
        alt={item.text === '' ? item.alt : ''}
        width={120}
        height={120}
      />
    )}
    {item.text !== '' && <RichText text={item.text} />}
  </View>
);
