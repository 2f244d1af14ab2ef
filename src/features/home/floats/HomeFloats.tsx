import { observer } from 'mobx-react';
import { useState } from 'react';
import type { SlotItem } from '@/contract/home/schema';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import Floats from './Floats';
import { FloatsStore } from './floats-store';
import { homeSources, loadHomeSources } from './home-sources';

interface HomeFloatsProps {
  /** Entries of SLOT.home.floatButton. An observable getter; a stable function. */
  readonly buttons: () => readonly SlotItem[];
}

const HomeFloats = observer(function HomeFloats({ buttons }: HomeFloatsProps) {
  const app = useApp();
  const [store] = useState(() => new FloatsStore(app, homeSources(app, buttons)));
  useLoadForSession(() => loadHomeSources(app), store.reset);
  return <Floats store={store} overTabBar={app.tabs.isVisible} />;
});
export default HomeFloats;
