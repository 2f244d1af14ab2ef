import { observer } from 'mobx-react';
import { useOnce } from '@/components/use-once';
import { useRef, useState } from 'react';
import type { Subject } from '@/contract/courses/values';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { useApp } from '@/stores/app/app-context';
import { ContinueRow } from './ContinueRow';
import { ContinueStore } from './continue-store';
import './tab-top.scss';

export interface TabTopProps {
  /** undefined: all subjects. */
  readonly subject: Subject | undefined;
  /** Whether to load the unfinished items: after the cards, or at once when the cards wait for them. */
  readonly isAsked: boolean;
  /** Render nothing until loaded, as a late row would shift the layout. */
  readonly isAwaited: boolean;
  /** The unfinished items are loaded, or failed. */
  readonly onKnown: () => void;
}

/** Above the cards of the courses tab: unfinished items. */
const TabTop = observer(function TabTop({ subject, isAsked, isAwaited, onKnown }: TabTopProps) {
  const app = useApp();
  const [store] = useState(() => new ContinueStore(app));
  const load = async () => {
    if (!isAsked) return;
    await store.load(subject);
    onKnown();
  };
  // Pages behind the tab change it.
  useLoadWhenShown(load, store.list.reset);
  const wasShown = useRef(false);
  useOnce(() => {
    if (wasShown.current) void load();
    wasShown.current = true;
  }, `${isAsked} ${subject}`);
  return isAwaited || store.items.length === 0 ? null : <ContinueRow items={store.items} />;
});

export default TabTop;
