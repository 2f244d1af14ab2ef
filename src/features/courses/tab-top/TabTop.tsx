import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
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
  /** Where it is known that the cards stand: what was begun is asked for after them. */
  readonly isAfterCards: boolean;
  /** What was begun is there, or is known not to come. */
  readonly onKnown: () => void;
}

/** Above the cards of the courses tab: what was begun, and the ways to what lies behind it. */
const TabTop = observer(function TabTop({ subject, isAfterCards, onKnown }: TabTopProps) {
  const app = useApp();
  const [store] = useState(() => new ContinueStore(app));
  const load = async () => {
    if (!isAfterCards) return;
    await store.load(subject);
    onKnown();
  };
  // It changes on the pages behind the tab.
  useLoadWhenShown(load, store.list.reset);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current) void load();
    wasShown.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another subject, or the cards stand now
  }, [subject, isAfterCards]);
  return (
    <>
      {store.items.length > 0 && <ContinueRow items={store.items} />}
      <Entries />
    </>
  );
});

export default TabTop;
