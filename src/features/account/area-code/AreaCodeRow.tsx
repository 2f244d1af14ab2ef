import { Text } from '@tarojs/components';
import { memo } from 'react';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { AreaCodeItem } from '@/contract/account/schema';
import { AREA_CODE_TEXT } from './texts';

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
