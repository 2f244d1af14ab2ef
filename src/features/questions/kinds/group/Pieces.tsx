import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { BodyOf, Item } from '@/contract/questions/question.schema';
import { nameOf, thingName } from '../../things/names';
import { Thing } from '../../things/parts';
import { groupOf, type Placed } from './model';
import { groupTexts as texts } from './texts';
import type { Carried } from './use-carried';

export interface PiecesProps {
  readonly body: BodyOf<'group'>;
  readonly placed: Placed;
  readonly held: string | null;
  readonly wrong: ReadonlySet<string>;
  readonly carried: Carried;
  /** Absent: read-only. */
  readonly onTap: ((item: string) => void) | undefined;
}

/** Items of a group, or the ungrouped ones. */
export function Pieces({ zone, ...props }: PiecesProps & { readonly zone: string | undefined }) {
  const { body, placed, onTap } = props;
  const things =
    zone === undefined
      ? body.items.filter(({ key }) => groupOf(placed, key) === undefined)
      : placed
          .filter((one) => one.group === zone)
          .flatMap((one) => body.items.find(({ key }) => key === one.item) ?? []);
  return (
    <View
      className={classNames('group__pieces', zone === undefined && 'group__pieces--free')}
      {...aria(zone === undefined ? { role: 'group', 'aria-label': texts.pool } : {})}
    >
      {things.map((item) => (
        <Piece key={item.key} {...props} item={item} zone={zone} />
      ))}
      {zone === undefined && things.length === 0 && onTap && (
        <View className="group__none">{texts.allPlaced}</View>
      )}
    </View>
  );
}

type PieceProps = PiecesProps & { readonly item: Item; readonly zone: string | undefined };

function Piece({ body, held, wrong, carried, onTap, item, zone }: PieceProps) {
  const isHeld = held === item.key;
  const box = useRef<unknown>(null);
  // The item moved in the document: restore the focus.
  useEffect(() => {
    if (isHeld && box.current instanceof HTMLElement && isFocusLost(box.current))
      box.current.focus({ preventScroll: true });
  }, [isHeld]);
  const taken = carried.taken?.item === item.key ? carried.taken : null;
  const className = classNames(
    'group__piece',
    isHeld && 'group__piece--held',
    taken !== null && 'group__piece--carried',
    wrong.has(item.key) && 'group__piece--wrong',
  );
  const name = thingName(item);
  const label =
    zone !== undefined
      ? texts.placed(name, nameOf(body.groups, zone))
      : isHeld
        ? texts.held(name)
        : texts.free(name);
  return (
    <View
      ref={carried.things.ref(item.key)}
      className="group__spot"
      style={taken ? { transform: `translate(${taken.dx}px, ${taken.dy}px)` } : undefined}
    >
      {onTap ? (
        <Pressable
          box={box}
          className={className}
          label={label}
          aria={{ pressed: isHeld }}
          onPress={() => onTap(item.key)}
        >
          <Thing item={item} />
        </Pressable>
      ) : (
        <View className={className}>
          <Thing item={item} />
        </View>
      )}
    </View>
  );
}

const isFocusLost = ({ ownerDocument }: HTMLElement): boolean =>
  ownerDocument.activeElement === ownerDocument.body;
