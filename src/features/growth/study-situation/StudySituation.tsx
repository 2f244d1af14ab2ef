import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useLazy } from '@/features/screen/use-lazy';
import { useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { reportReads } from '../report/reads';
import { StudySituationStore } from './study-situation-store';

/** Loaded per session, and reloaded on return after a report was read. */
export function useStudySituation(): StudySituationStore {
  const app = useApp();
  const [store] = useState(() => new StudySituationStore(app));
  useLoadForSession(store.load, store.reset);
  const reads = app.get(reportReads);
  const seen = useRef(reads.count);
  useShown(() => {
    if (seen.current === reads.count) return;
    seen.current = reads.count;
    void reads.settled().then(store.load);
  });
  return store;
}

interface StudySituationProps {
  readonly store: StudySituationStore;
}

export const StudySituation = observer(function StudySituation({ store }: StudySituationProps) {
  return store.record || store.isAwaited ? <Shown store={store} /> : null;
});

/** Loads the card's chunk in parallel with its data. */
const Shown = observer(function Shown({ store }: StudySituationProps) {
  const Card = useLazy(() => import('./StudySituationCard'));
  return Card && store.record ? (
    <Card record={store.record} report={store.report} onOpen={store.press} />
  ) : null;
});
