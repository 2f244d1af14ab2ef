import { View } from '@tarojs/components';
import readsUrl from '@/assets/questions/pea-reads.svg';
import upUrl from '@/assets/questions/pea-up.svg';
import { classNames } from '@/components/class-names';
import { Drawing } from '@/components/Drawing';

/** Peeks over the question, and looks up when it is answered. */
export const Pea = ({ isUp }: { readonly isUp: boolean }) => (
  <View className={classNames('peeking-pea', isUp && 'peeking-pea--up')}>
    <View className="peeking-pea__reads">
      <Drawing src={readsUrl} width={112} height={84} />
    </View>
    <View className="peeking-pea__up">
      <Drawing src={upUrl} width={112} height={84} />
    </View>
  </View>
);
