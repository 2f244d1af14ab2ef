import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon, type IconName, type Line } from '@/components/Icon';
import type { PhotoSign } from '@/contract/homework/values';
import './sign.scss';

/** ½ */
const HALF: Line = { line: 'M7 14l7-6v17M38 9 12 41M27 30c0-7 13-7 13 0 0 5-13 6-13 12h13' };

const SHAPES: Readonly<Record<PhotoSign, IconName | Line>> = { right: 'check', half: HALF, wrong: 'close' };

interface SignProps {
  readonly sign: PhotoSign;
  /** Only when no text says the same. */
  readonly label?: string;
}

/** ✓ ½ ✗: distinguishable by shape, not only by colour. */
export const Sign = ({ sign, label }: SignProps) => (
  <View
    className={`sign sign--${sign}`}
    {...aria(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
  >
    <Icon name={SHAPES[sign]} size={32} />
  </View>
);
