import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef, type CSSProperties, useEffect, type RefObject } from 'react';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { unit } from '@/components/unit';
import { usePlace } from '@/features/screen/place';
import { useSeen } from '@/features/tracking';
import { useApp } from '@/stores/app/app-context';
import {
  type FloatsStore,
  type PlacedIcon,
  FLOAT_SIZE,
  floatPlace,
  floatRise,
  floatsHeight,
  floatsWidth,
} from './floats-store';
import './index.scss';

const FOCUSABLE = 'a[href],button,input,textarea,[tabindex]:not([tabindex="-1"])';
/** An icon that fades out is no tab stop. */
const ICONS = '.float__icon[tabindex="0"]';

/**
 * After an icon is closed, focuses the one in its place, else the next tab stop: otherwise the focus would be reset to the top of the
 * page.
 */
function useMovedFocus(region: RefObject<unknown>): (index: number) => void {
  const closedAt = useRef<number>();
  useEffect(() => {
    const index = closedAt.current;
    closedAt.current = undefined;
    if (index === undefined || !(region.current instanceof HTMLElement)) return;
    const icons = [...region.current.querySelectorAll<HTMLElement>(ICONS)];
    const next = icons[Math.min(index, icons.length - 1)] ?? neighbour(region.current);
    next?.focus({ preventScroll: true });
  });
  return (index) => {
    const box = region.current;
    const isInside = box instanceof HTMLElement && box.contains(box.ownerDocument.activeElement);
    closedAt.current = isInside ? index : undefined;
  };
}

/** The next tab stop after the icons, else the last before them. */
function neighbour(box: HTMLElement): HTMLElement | undefined {
  const stops = [...box.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !box.contains(stop) && stop.getClientRects().length > 0,
  );
  const isAfter = (stop: HTMLElement): boolean =>
    (box.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return stops.find(isAfter) ?? stops[stops.length - 1];
}

const floatTexts = {
  region: '活动入口',
  more: (count: number): string => `还有${String(count)}个活动入口`,
  less: '收起活动入口',
  close: (name: string): string => `关闭${name}`,
} as const;

interface FloatsProps {
  readonly store: FloatsStore;
  /** The tab bar is visible: the icons are placed above it. */
  readonly overTabBar?: boolean;
}

/**
 * Floating icons in one row at the bottom. Render it last in the scrolling content: it reserves its own space there, so that nothing
 * stays covered.
 */
const Floats = observer(function Floats({ store, overTabBar = true }: FloatsProps) {
  const { placed, count, beyondRow, isOpen } = store;
  const region = useRef<unknown>(null);
  const moveFocus = useMovedFocus(region);
  if (placed.length === 0) return null;
  const close = ({ icon, index }: PlacedIcon): void => {
    moveFocus(index);
    store.close(icon.id);
  };
  return (
    <View
      ref={region}
      className={classNames('floats', overTabBar && 'floats--over-tab-bar')}
      {...{ role: 'region', 'aria-label': floatTexts.region }}
    >
      <View
        className="floats__icons"
        style={{ width: unit(floatsWidth(count)), height: unit(floatsHeight(count)) }}
      >
        {placed.map((one) => (
          <Float key={one.icon.id} placed={one} onClose={() => close(one)} />
        ))}
        {beyondRow > 0 && (
          <Pressable
            className="floats__more"
            label={isOpen ? floatTexts.less : floatTexts.more(beyondRow)}
            aria={{ expanded: isOpen }}
            onPress={store.toggle}
          >
            {isOpen ? <Icon name="close" size={32} /> : `+${String(beyondRow)}`}
          </Pressable>
        )}
      </View>
    </View>
  );
});
export default Floats;

function Float({ placed, onClose }: { placed: PlacedIcon; onClose: () => void }) {
  const { icon, index, isLeaving } = placed;
  const { tracker } = useApp();
  const { name: page } = usePlace();
  const box = useRef<unknown>(null);
  const { id, label, slotId, positionId } = icon;
  const record = { icon: id, title: label, index, page, slotId, positionId };
  useSeen(box, () => ({ key: id, track: () => tracker.track('float_button_show', record) }));
  const open = (): void => {
    tracker.track('float_button_click', record);
    icon.open();
  };
  const close = (): void => {
    tracker.track('float_button_close', record);
    onClose();
  };
  return (
    <View className={classNames('float', isLeaving && 'float--leaving')} style={placeOf(index)}>
      <Pressable className="float__icon" box={box} label={label} disabled={isLeaving} onPress={open}>
        <Picture src={icon.iconPath} alt="" width={FLOAT_SIZE} height={FLOAT_SIZE} lazy={false} />
      </Pressable>
      <Pressable
        className="float__close"
        label={floatTexts.close(label)}
        disabled={isLeaving}
        onPress={close}
      >
        <View className="float__cross">
          <Icon name="close" size={24} />
        </View>
      </Pressable>
    </View>
  );
}

/** A transform instead of a position, so that the others animate when one is closed. */
function placeOf(index: number): CSSProperties {
  const rise = floatRise(index);
  const up = rise > 0 ? ` translateY(${unit(-rise)})` : '';
  return { transform: `translateX(${unit(-floatPlace(index))})${up}` };
}
