import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { Item } from '@/contract/questions/question.schema';
import { thingName } from '../../things/names';
import { Thing } from '../../things/parts';
import { Pieces, type PiecesProps } from './Pieces';
import { groupTexts as texts } from './texts';

interface ZoneProps {
  readonly zone: Item;
  readonly pieces: PiecesProps;
  /** An item is selected. */
  readonly isReady: boolean;
  readonly onTap: ((zone: string) => void) | undefined;
}

/** A group. All of it is a tap target; for the keyboard its name is the button, beside its items, as buttons cannot be nested. */
export function Zone({ zone, pieces, isReady, onTap }: ZoneProps) {
  const { carried, placed } = pieces;
  const name = thingName(zone);
  const count = placed.filter((one) => one.group === zone.key).length;
  return (
    <View
      ref={carried.zones.ref(zone.key)}
      className={classNames(
        'group__zone',
        (isReady || carried.taken?.zone === zone.key) && 'group__zone--ready',
      )}
      {...aria({ role: 'group', 'aria-label': name })}
      onClick={() => onTap?.(zone.key)}
    >
      {onTap ? (
        <Pressable
          countsEvery
          className="group__name"
          label={texts.put(name, count)}
          onPress={() => onTap(zone.key)}
        >
          <Thing item={zone} />
        </Pressable>
      ) : (
        <View className="group__name">
          <Thing item={zone} />
        </View>
      )}
      <Pieces {...pieces} zone={zone.key} />
    </View>
  );
}
