import { observer } from 'mobx-react';
import { useOnce } from '@/components/use-once';
import { useRef, useState } from 'react';
import type { Subject } from '@/contract/courses/values';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { useApp } from '@/stores/app-context';
import { ContinueRow } from './ContinueRow';
import { ContinueStore } from './continue-store';
import { Entries } from './Entries';
import './tab-top.scss';

export interface TabTopProps {
  /** undefined: all subjects. */
  readonly subject: Subject | undefined;
  /** What was begun is asked for: after the cards, or at once where the cards wait for it. */
  readonly isAsked: boolean;
  /** Nothing shows before it is known, which it would push. */
  readonly isAwaited: boolean;
  /** What was begun is there, or is known not to come. */
  readonly onKnown: () => void;
}

/** Above the cards of the courses tab: what was begun, and the ways to what lies behind it. */
const TabTop = observer(function TabTop({ subject, isAsked, isAwaited, onKnown }: TabTopProps) {
  const app = useApp();
  const [store] = useState(() => new ContinueStore(app));
  const load = async () => {
    if (!isAsked) return;
    await store.load(subject);
    onKnown();
  };
  // It changes on the pages behind the tab.
  useLoadWhenShown(load, store.list.reset);
  const wasShown = useRef(false);
  useOnce(() => {
    if (wasShown.current) void load();
    wasShown.current = true;
  }, `${isAsked} ${subject}`);
  if (isAwaited) return null;
  return (
    <>
      {store.items.length > 0 && <ContinueRow items={store.items} />}
      <Entries />
    </>
  );
});

export default TabTop;
