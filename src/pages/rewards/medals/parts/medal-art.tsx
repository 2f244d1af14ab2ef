import { View } from '@tarojs/components';
import bronzeUrl from '@/assets/medals/bronze.svg';
import goldUrl from '@/assets/medals/gold.svg';
import lockedUrl from '@/assets/medals/locked.svg';
import silverUrl from '@/assets/medals/silver.svg';
import { classNames } from '@/components/class-names';
import { Drawing } from '@/components/Drawing';
import { Icon, type IconName, type Line } from '@/components/Icon';
import type { MedalLevel, MedalName } from '@/contract/rewards/values';
import { box } from '@/components/Icon/glyphs';

/** Emblems in the house style (components/Icon/glyphs): 48 grid, stroke 4, round caps. */
const emblems: Readonly<Record<MedalName, IconName | Line>> = {
  lessons: 'courses',
  checkIn: 'calendar',
  streak: {
    line: 'M25 5c1 8 12 12 12 23a13 13 0 0 1-26 0c0-6 3-9 5-12 1 4 3 6 6 6 1-6-1-11 3-17zM24 41c-4 0-6-3-6-6 0-4 4-5 6-9 2 4 6 5 6 9 0 3-2 6-6 6z',
  },
  homework: 'edit',
  reports: { line: 'M8 7v34h33M17 33v-8M26 33V17M35 33V11' },
  subjects: { line: `${box(7, 7, 14, 14)}${box(27, 7, 14, 14)}${box(7, 27, 14, 14)}M34 26v16M26 34h16` },
  tasks: { line: `${box(9, 9, 30, 34)}M17 5h14v8H17zM16 28l6 6 10-12` },
  activities: { line: 'M12 43V7M12 9c8-5 14 5 25 0v19c-11 5-17-5-25 0' },
  feedback: {
    line: 'M24 5a14 14 0 0 1 8 25c-2 2-2 3-2 5H18c0-2 0-3-2-5a14 14 0 0 1 8-25zM19 42h10M24 35v-9M19 21l5 5 5-5',
  },
};

const bodies: Readonly<Record<MedalLevel, string>> = { 0: lockedUrl, 1: bronzeUrl, 2: silverUrl, 3: goldUrl };
/** Aspect ratio of a body's drawing, 96 x 116. */
const HEIGHT = 116 / 96;

interface MedalArtProps {
  readonly name: MedalName;
  readonly level: MedalLevel;
  readonly width: 144 | 240;
}

/** A medal's body in its metal, with its emblem. */
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
