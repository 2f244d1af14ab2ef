import { observer } from 'mobx-react';
import { useState } from 'react';
import { useChanges } from '@/features/screen/refresh/use-changes';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { reportReads } from '../report/use-read-report';
import StudySituationCard from './StudySituationCard';
import { StudySituationStore } from './study-situation-store';

/** Loaded per session, and reloaded on return after a report was read. */
export function useStudySituation(): StudySituationStore {
  const app = useApp();
  const [store] = useState(() => new StudySituationStore(app));
  useLoadForSession(store.load, store.reset);
  const reads = app.get(reportReads);
  useChanges(
    () => reads.count,
    () => reads.settled().then(store.load),
  );
  return store;
}

interface StudySituationProps {
  readonly store: StudySituationStore;
}

/** Not lazy: what is known shows at once, and is measured with the other cards of home. */
export const StudySituation = observer(function StudySituation({ store }: StudySituationProps) {
  const { record, report } = store;
  return record ? <StudySituationCard record={record} report={report} onOpen={store.press} /> : null;
});
