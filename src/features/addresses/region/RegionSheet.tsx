import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '@/components/Sheet';
import { Tabs } from '@/components/Tabs';
import type { Region } from '@/contract/addresses/values';
import { useApp } from '@/stores/app/app-context';
import { RegionStore, regionBook } from './region-store';
import { RegionLevelList } from './RegionLevelList';
import { REGION_TEXT } from '../texts';
import './index.scss';

interface RegionSheetProps {
  readonly open: boolean;
  readonly value: Region | null;
  /** The sheet closes by itself after this. */
  readonly onChoose: (region: Region) => void;
  readonly onClose: () => void;
}

/** Province, city, district: each level is loaded when it is reached. */
export const RegionSheet = observer(function RegionSheet(props: RegionSheetProps) {
  const { open, onClose } = props;
  const app = useApp();
  const latest = useRef(props);
  latest.current = props;
  const [store] = useState(
    () =>
      new RegionStore(app.get(regionBook), (region) => {
        latest.current.onChoose(region);
        latest.current.onClose();
      }),
  );
  useEffect(() => {
    if (open) store.open(latest.current.value);
  }, [open, store]);
  return (
    <Sheet className="region-sheet" open={open} title={REGION_TEXT.title} onClose={onClose}>
      <View className="region-sheet__body">
        <Crumbs store={store} />
        <RegionLevelList store={store} />
      </View>
    </Sheet>
  );
});

/** The choices so far; a tap goes back to a level. */
const Crumbs = observer(function Crumbs({ store }: { store: RegionStore }) {
  const { path, depth } = store;
  const chosen = path.map(({ name }, index) => ({ key: String(index), text: name }));
  const items = depth < path.length ? chosen : [...chosen, { key: String(depth), text: REGION_TEXT.pending }];
  return <Tabs items={items} active={String(depth)} onChange={(key) => store.goTo(Number(key))} />;
});
