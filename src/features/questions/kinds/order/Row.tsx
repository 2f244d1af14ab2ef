import { View } from '@tarojs/components';
import { useRef } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { useDrag } from '@/components/use-drag';
import type { Item } from '@/contract/questions/question.schema';
import { Step, Thing } from '../../things/parts';
import { orderTexts as texts } from './texts';
import type { RowDrag } from './use-dragged-row';

interface RowProps {
  readonly item: Item;
  readonly name: string;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly isWrong: boolean;
  readonly drag: RowDrag;
  /** By one position; absent: read-only. */
  readonly onMove: ((by: -1 | 1) => void) | undefined;
}

export function Row({ item, name, place, count, isWrong, drag, onMove }: RowProps) {
  const isTaken = drag.taken?.key === item.key;
  return (
    <View
      ref={drag.row(item.key)}
      className={classNames('order__row', isTaken && 'order__row--taken', isWrong && 'order__row--wrong')}
      style={{
        order: drag.placeOf(item.key),
        ...(isTaken ? { transform: `translateY(${drag.taken?.by ?? 0}px)` } : {}),
      }}
      {...aria({ role: 'listitem' })}
      {...(onMove ? arrowKeys(onMove) : {})}
    >
      {onMove && <Grip itemKey={item.key} drag={drag} />}
      <View className="order__place">{drag.placeOf(item.key) + 1}</View>
      <View className="order__thing">
        <Thing item={item} />
      </View>
      {onMove && (
        <>
          <Step
            text={texts.up}
            label={texts.upOf(name, place)}
            disabled={place === 1}
            onPress={() => onMove(-1)}
          />
          <Step
            text={texts.down}
            label={texts.downOf(name, place)}
            disabled={place === count}
            onPress={() => onMove(1)}
          />
        </>
      )}
    </View>
  );
}

/** Only the grip drags; the rest of the row scrolls the page. */
function Grip({ itemKey, drag }: { readonly itemKey: string; readonly drag: RowDrag }) {
  const grip = useRef<unknown>(null);
  const listener = useDrag(grip, {
    start: () => drag.take(itemKey),
    move: ({ y }) => drag.carry(y),
    end: (point) => drag.drop(point !== null && (point.dx !== 0 || point.dy !== 0)),
    cancel: () => drag.drop(false),
  });
  return (
    <View
      ref={grip}
      className="order__grip"
      {...aria({ 'aria-hidden': 'true', title: texts.drag })}
      {...listener}
    >
      <View className="order__grip-lines" />
    </View>
  );
}

/** Anywhere in the row. */
const arrowKeys = (onMove: (by: -1 | 1) => void): Record<string, unknown> => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  },
});
