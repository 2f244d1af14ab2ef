import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';

/** The first three stand out, by more than their colour: their number stands in it. */
export const PlaceMark = ({ place }: { readonly place: number }) => (
  <View className={classNames('straight-mark', place <= 3 && `straight-mark--${place}`)}>{place}</View>
);
