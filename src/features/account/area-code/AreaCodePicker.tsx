import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { Sheet } from '@/components/Sheet';
import { SkeletonBlock } from '@/components/Skeleton';
import { TextField } from '@/components/TextField';
import { useApp } from '@/stores/app/app-context';
import { AreaCodeList, AreaCodeRow } from './AreaCodeList';
import { AreaCodeStore } from './area-code-store';
import { AREA_CODE_TEXT } from './texts';
import './index.scss';

interface AreaCodePickerProps {
  readonly open: boolean;
  /** The selected code, without a plus. */
  readonly value: string;
  readonly onPick: (areaCode: string) => void;
  readonly onClose: () => void;
}

const SKELETON_ROWS = 8;

/** Full-height picker of country codes. */
export const AreaCodePicker = observer(function AreaCodePicker({
  open,
  value,
  onPick,
  onClose,
}: AreaCodePickerProps) {
  const app = useApp();
  const [store] = useState(() => new AreaCodeStore(app));
  useEffect(() => {
    if (open) store.open();
  }, [open, store]);
  const pick = useCallback(
    (areaCode: string) => {
      onPick(areaCode);
      onClose();
    },
    [onPick, onClose],
  );
  return (
    <Sheet className="area-code-sheet" open={open} title={AREA_CODE_TEXT.title} onClose={onClose}>
      <View className="area-code-picker">
        <Content store={store} value={value} onPick={pick} />
      </View>
    </Sheet>
  );
});

interface ContentProps {
  readonly store: AreaCodeStore;
  readonly value: string;
  readonly onPick: (areaCode: string) => void;
}

const Content = observer(function Content({ store, value, onPick }: ContentProps) {
  const { list } = store;
  if (list.value === undefined) {
    return list.status === 'failed' ? (
      <FailedState text={AREA_CODE_TEXT.failed} onRetry={() => void store.load()} />
    ) : (
      <Loading />
    );
  }
  if (list.value.length === 0)
    return <FailedState text={AREA_CODE_TEXT.empty} onRetry={() => void store.load()} />;
  return (
    <>
      <TextField
        label={AREA_CODE_TEXT.searchLabel}
        hideLabel
        name="area-code-search"
        placeholder={AREA_CODE_TEXT.search}
        value={store.words}
        onChange={store.search}
      />
      {store.isSearching ? (
        <Found store={store} value={value} onPick={onPick} />
      ) : (
        <AreaCodeList groups={store.groups} value={value} onPick={onPick} />
      )}
    </>
  );
});

const Found = observer(function Found({ store, value, onPick }: ContentProps) {
  if (store.found.length === 0)
    return <View className="area-code-picker__nothing">{AREA_CODE_TEXT.nothingFound}</View>;
  return (
    <View className="area-code-picker__found">
      {store.found.map((item) => (
        <AreaCodeRow key={item.country} item={item} isChosen={item.areaCode === value} onPick={onPick} />
      ))}
    </View>
  );
});

function Loading() {
  return (
    <View className="area-code-picker__loading">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <View key={row} className="area-code-picker__loading-row">
          <SkeletonBlock width={240} height={36} />
          <SkeletonBlock width={80} height={36} />
        </View>
      ))}
    </View>
  );
}
