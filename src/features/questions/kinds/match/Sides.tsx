import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { BodyOf, Item } from '@/contract/questions/question.schema';
import { nameOf, thingName } from '../../things/names';
import { Thing } from '../../things/parts';
import { partnerOf, rowsOf, type End, type Pairs, type Side } from './model';
import { matchTexts as texts } from './texts';

interface SidesProps {
  readonly body: BodyOf<'match'>;
  readonly pairs: Pairs;
  readonly held: End | null;
  /** Absent: read-only. */
  readonly onTap: ((end: End) => void) | undefined;
}

/** The left column before the right one: order for keyboard and screen reader. */
export const Sides = (props: SidesProps) => (
  <View className="match__sides" {...sideKeys}>
    <Column {...props} side="left" />
    <Column {...props} side="right" />
  </View>
);

const Column = ({ side, ...props }: SidesProps & { readonly side: Side }) => (
  <View
    className={`match__column match__column--${side}`}
    style={{ gridTemplateRows: `repeat(${rowsOf(props.body)}, 1fr)` }}
    {...aria({ role: 'group', 'aria-label': side === 'left' ? texts.lefts : texts.rights })}
  >
    {props.body[side].map((item) => (
      <Place key={item.key} {...props} item={item} end={{ side, key: item.key }} />
    ))}
  </View>
);

type PlaceProps = SidesProps & { readonly item: Item; readonly end: End };

function Place({ body, pairs, held, onTap, item, end }: PlaceProps) {
  const partner = partnerOf(pairs, end);
  const isHeld = held?.side === end.side && held.key === end.key;
  const className = classNames(
    'match__thing',
    `match__thing--${end.side}`,
    partner !== undefined && 'match__thing--tied',
    isHeld && 'match__thing--held',
  );
  const name = thingName(item);
  const other = nameOf(end.side === 'left' ? body.right : body.left, partner);
  return (
    <View className="match__place">
      {onTap ? (
        <Pressable
          className={className}
          label={isHeld ? texts.held(name) : other ? texts.tied(name, other) : texts.free(name)}
          aria={{ pressed: isHeld }}
          onPress={() => onTap(end)}
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

/** Arrow keys move within a column, and to the first item of the other. */
const sideKeys: Record<string, unknown> = {
  onKeyDown(event: KeyboardEvent) {
    const from = event.target;
    const sides = event.currentTarget;
    if (!(from instanceof HTMLElement) || !(sides instanceof HTMLElement)) return;
    const [lefts, rights] = [thingsOf(sides, 'left'), thingsOf(sides, 'right')];
    const own = lefts.includes(from) ? lefts : rights;
    const goal = GOALS[event.key]?.(own, own.indexOf(from), lefts, rights);
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  },
};

type Goal = (
  own: readonly HTMLElement[],
  at: number,
  lefts: readonly HTMLElement[],
  rights: readonly HTMLElement[],
) => HTMLElement | undefined;

const GOALS: Readonly<Record<string, Goal>> = {
  ArrowUp: (own, at) => own[at - 1],
  ArrowDown: (own, at) => own[at + 1],
  ArrowLeft: (_own, _at, lefts) => lefts[0],
  ArrowRight: (_own, _at, _lefts, rights) => rights[0],
};

const thingsOf = (sides: HTMLElement, side: Side): HTMLElement[] => [
  ...sides.querySelectorAll<HTMLElement>(`.match__thing--${side}`),
];
