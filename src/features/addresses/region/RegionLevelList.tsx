import { ScrollView, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { RegionStore } from './region-store';
import { REGION_TEXT } from '../texts';

const SKELETON_ROWS = 6;
/** Taro moves a new element's children once, just after creation, and a moved element loses the focus. */
const SETTLE_MS = 50;

const rowId = (regionId: number): string => `region-${regionId}`;

export const RegionLevelList = observer(function RegionLevelList({ store }: { store: RegionStore }) {
  const { level, parentId, depth, chosenId } = store;
  const list = useFocusOnChange(parentId);
  return (
    <View className="region-sheet__level" ref={list} {...aria({ role: 'group', tabIndex: '-1' })}>
      <Loaded of={level} skeleton={<Waiting />} onRetry={store.retry}>
        {(options) => (
          // Keyed per level: each starts scrolled to its top.
          <ScrollView
            key={parentId}
            className="region-sheet__scroll"
            scrollX={false}
            scrollY
            scrollIntoView={chosenId === undefined ? '' : rowId(chosenId)}
          >
            <View {...aria({ role: 'radiogroup', 'aria-label': REGION_TEXT.levels[depth] })}>
              {options.map((option) => (
                <Pressable
                  key={option.regionId}
                  id={rowId(option.regionId)}
                  className={classNames(
                    'region-sheet__row test-option',
                    option.regionId === chosenId && 'region-sheet__row--chosen',
                  )}
                  role="radio"
                  aria={{ checked: option.regionId === chosenId }}
                  onPress={() => store.choose(option)}
                >
                  <View className="region-sheet__name">{option.name}</View>
                  {option.regionId === chosenId && <Icon name="check" size={40} tone="primary" />}
                </Pressable>
              ))}
            </View>
            <View className="region-sheet__end" />
          </ScrollView>
        )}
      </Loaded>
    </View>
  );
});

/** The pressed row is unmounted with its level: move the focus to the new level. */
function useFocusOnChange(parentId: number) {
  const { scheduler } = useApp();
  const list = useRef<unknown>(null);
  const last = useRef(parentId);
  useEffect(() => {
    if (last.current === parentId) return undefined;
    last.current = parentId;
    const settled = scheduler.after(SETTLE_MS, () => {
      if (typeof HTMLElement !== 'undefined' && list.current instanceof HTMLElement) {
        list.current.focus({ preventScroll: true });
      }
    });
    return () => settled.stop();
  }, [parentId, scheduler]);
  return list;
}

function Waiting() {
  return (
    <View>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <View key={row} className="region-sheet__row">
          <SkeletonBlock width={row % 2 === 0 ? 200 : 280} height={36} />
        </View>
      ))}
    </View>
  );
}
