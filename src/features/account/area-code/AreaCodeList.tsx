import { ScrollView, View } from '@tarojs/components';
import { memo, useState } from 'react';
import { HOT_GROUP_MARK } from '@/contract/account/values';
import { useApp } from '@/stores/app-context';
import { AreaCodeRow } from './AreaCodeRow';
import { IndexBar } from './IndexBar';
import { markToShow, type AreaCodeGroup } from './groups';
import { AREA_CODE_TEXT } from './texts';

interface AreaCodeListProps {
  readonly groups: readonly AreaCodeGroup[];
  readonly value: string;
  readonly onPick: (areaCode: string) => void;
}

/** Ids of elements start with a letter, which the mark of the hot group is not. */
const idOf = (mark: string): string => `area-code-group-${mark === HOT_GROUP_MARK ? 'hot' : mark}`;

/** The groups, and the bar that jumps between them. */
export function AreaCodeList({ groups, value, onPick }: AreaCodeListProps) {
  const { scheduler } = useApp();
  const [target, setTarget] = useState('');
  const jump = (mark: string) => {
    const shown = markToShow(groups, mark);
    if (shown === undefined) return;
    // The host acts on a change alone: the same letter again, after scrolling by hand, must be one.
    setTarget('');
    scheduler.after(0, () => setTarget(idOf(shown)));
  };
  return (
    <View className="area-code-list">
      <ScrollView
        className="area-code-list__scroll"
        // Said aloud, or Taro's H5 scroll view glides to every letter that a finger passes.
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
