import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon, type Solid } from '@/components/Icon';
import { homeworkTexts as texts } from '../texts';
import './homework-row.scss';

/** Filled, as it is a rating and not an input. */
const STAR: Solid = {
  solid: 'M24 4l6.2 12.6L44 18.7l-10 9.7 2.4 13.8L24 35.7l-12.4 6.5L14 28.4l-10-9.7 13.8-2.1z',
};

/** The teacher's, 1 to 5. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <View className="homework-stars" {...aria({ role: 'img', 'aria-label': texts.stars(stars) })}>
    {Array.from({ length: stars }, (_, star) => (
      <Icon key={star} name={STAR} size={32} tone="accent" />
    ))}
  </View>
);
