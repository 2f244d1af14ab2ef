import { View } from '@tarojs/components';
import bronzeUrl from '@/assets/medals/bronze.svg';
import goldUrl from '@/assets/medals/gold.svg';
import lockedUrl from '@/assets/medals/locked.svg';
import silverUrl from '@/assets/medals/silver.svg';
import { classNames } from '@/components/class-names';
import { Drawing } from '@/components/Drawing';
import { Icon } from '@/components/Icon';
import type { MedalLevel, MedalName } from '@/contract/rewards/values';
import { emblems } from '../emblems';

const bodies: Readonly<Record<MedalLevel, string>> = { 0: lockedUrl, 1: bronzeUrl, 2: silverUrl, 3: goldUrl };
/** Of a body's drawing, 96 x 116. */
const HEIGHT = 116 / 96;

interface MedalArtProps {
  readonly name: MedalName;
  readonly level: MedalLevel;
  readonly width: 144 | 240;
}

/** A medal's body in its metal with its emblem on top. */
export function MedalArt({ name, level, width }: MedalArtProps) {
  return (
    <View className={classNames('medals__art', `medals__art--${width}`)}>
      <Drawing src={bodies[level]} width={width} height={width * HEIGHT} />
      <View className={classNames('medals__emblem', `medals__emblem--${level}`)}>
        <Icon name={emblems[name]} size={width === 144 ? 48 : 64} />
      </View>
    </View>
  );
}
