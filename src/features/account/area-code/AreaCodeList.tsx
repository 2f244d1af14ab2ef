import { ScrollView, View, Text } from '@tarojs/components';
import { memo, useState } from 'react';
import { HOT_GROUP_MARK } from '@/contract/account/values';
import { useApp } from '@/stores/app/app-context';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { AreaCodeItem } from '@/contract/account/schema';
import { AREA_CODE_TEXT } from './texts';
import { IndexBar } from './IndexBar';
import { markToShow, type AreaCodeGroup } from './groups';

interface AreaCodeListProps {
  readonly groups: readonly AreaCodeGroup[];
  readonly value: string;
  readonly onPick: (areaCode: string) => void;
}

/** Element ids must start with a letter; the hot group's mark does not. */
const idOf = (mark: string): string => `area-code-group-${mark === HOT_GROUP_MARK ? 'hot' : mark}`;

/** The groups with the letter index. */
export function AreaCodeList({ groups, value, onPick }: AreaCodeListProps) {
  const { scheduler } = useApp();
  const [target, setTarget] = useState('');
  const jump = (mark: string) => {
    const shown = markToShow(groups, mark);
    if (shown === undefined) return;
    // ScrollView reacts to changes only: reset first, so that the same letter works again after scrolling by hand.
    setTarget('');
    scheduler.after(0, () => setTarget(idOf(shown)));
  };
  return (
    <View className="area-code-list">
      <ScrollView
        className="area-code-list__scroll"
        // Explicit, or Taro's H5 scroll view animates to every letter during a drag.
        scrollX={false}
        scrollY
        scrollIntoView={target}
        scrollIntoViewAlignment="start"
      >
        {groups.map((group) => (
          <Group key={group.mark} group={group} value={value} onPick={onPick} />
        ))}
        <View className="area-code-list__end" />
      </ScrollView>
      <IndexBar onMark={jump} />
    </View>
  );
}

interface GroupProps {
  readonly group: AreaCodeGroup;
  readonly value: string;
  readonly onPick: (areaCode: string) => void;
}

const Group = memo(function Group({ group, value, onPick }: GroupProps) {
  const name = group.mark === HOT_GROUP_MARK ? `${group.mark} ${AREA_CODE_TEXT.hot}` : group.mark;
  return (
    <View id={idOf(group.mark)} className="area-code-list__group">
      <View className="area-code-list__mark">{name}</View>
      {group.items.map((item) => (
        <AreaCodeRow key={item.country} item={item} isChosen={item.areaCode === value} onPick={onPick} />
      ))}
    </View>
  );
});

interface AreaCodeRowProps {
  readonly item: AreaCodeItem;
  readonly isChosen: boolean;
  readonly onPick: (areaCode: string) => void;
}

/** Memoized: there are about 200 rows. */
export const AreaCodeRow = memo(function AreaCodeRow({ item, isChosen, onPick }: AreaCodeRowProps) {
  return (
    <Pressable
      className={classNames('area-code-row', isChosen && 'area-code-row--chosen')}
      role="option"
      aria={{ selected: isChosen }}
      onPress={() => onPick(item.areaCode)}
    >
      <Text className="area-code-row__country">{item.country}</Text>
      <Text className="area-code-row__code">{AREA_CODE_TEXT.code(item.areaCode)}</Text>
    </Pressable>
  );
});
