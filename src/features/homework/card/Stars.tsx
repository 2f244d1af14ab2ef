import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { homeworkTexts as texts } from '../texts';
import './homework-row.scss';

/** The teacher's, 1 to 5. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <View className="homework-stars" {...aria({ role: 'img', 'aria-label': texts.stars(stars) })}>
    {Array.from({ length: stars }, (_, star) => (
      <Icon key={star} name="star" size={32} tone="accent" />
    ))}
  </View>
);
