import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import './things.scss';

/** Live region for the last action. */
export const Said = ({ words }: { readonly words: string }) => (
  <View className="things__said" {...aria({ role: 'status', 'aria-live': 'polite' })}>
    {words}
  </View>
);
