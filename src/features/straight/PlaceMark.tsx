import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';

/** The top three are highlighted, with their number inside, not only by colour. */
export const PlaceMark = ({ place }: { readonly place: number }) => (
  <View className={classNames('straight-mark', place <= 3 && `straight-mark--${place}`)}>{place}</View>
);
