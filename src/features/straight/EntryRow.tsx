import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { StudyEntry } from '@/contract/straight/schema';
import { useApp } from '@/stores/app/app-context';
import { straightTexts as texts } from './texts';
import './index.scss';

/** The top three are highlighted, with their number inside, not only by colour. */
const PlaceMark = ({ place }: { readonly place: number }) => (
  <View className={classNames('straight-mark', place <= 3 && `straight-mark--${place}`)}>{place}</View>
);

interface EntryRowProps {
  readonly entry: StudyEntry;
  readonly onOpen: () => void;
}

/** A ranking's row: place, nickname, points. */
export const EntryRow = observer(function EntryRow({ entry, onOpen }: EntryRowProps) {
  const { place, points, isMine } = entry;
  const name = useNameOf(entry);
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
});

/** The own child by name, visible only to its parent; others by nickname. */
function useNameOf({ name, isMine }: Pick<StudyEntry, 'name' | 'isMine'>): string {
  const { student } = useApp();
  return (isMine && student.privateInfo.value?.kidName.trim()) || name;
}
