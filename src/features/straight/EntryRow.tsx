import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { StudyEntry } from '@/contract/straight/schema';
import { PlaceMark } from './PlaceMark';
import { straightTexts as texts } from './texts';
import './index.scss';

interface EntryRowProps {
  readonly entry: StudyEntry;
  readonly onOpen: () => void;
}

/** A child of a ranking: its place, the name that its parent chose, its points. */
export function EntryRow({ entry: { place, name, points, isMine }, onOpen }: EntryRowProps) {
  return (
    <Pressable
      className={classNames('straight-row', isMine && 'straight-row--mine')}
      label={texts.row(place, name, points)}
      onPress={onOpen}
    >
      <PlaceMark place={place} />
      <View className="straight-row__name">{name}</View>
      {isMine && <Tag className="straight-row__mine" tone="primary" text={texts.me} />}
      <View className="straight-row__points">{texts.points(points)}</View>
    </Pressable>
  );
}
