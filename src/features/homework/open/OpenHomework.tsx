import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { homeworkCalls } from '@/contract/homework/calls';
import { homeworkChanges } from '@/features/homework/changes';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { homeworkTexts } from '../texts';

export type Undone = Loadable<{ undoneNum: number }>;

/** Number of open homework. `isAsking`: the page is loading; its retry retries this, too. */
export function useUndone(isAsking: boolean): Undone {
  const app = useApp();
  const { api } = app;
  const [undone] = useState(() => new Loadable<{ undoneNum: number }>());
  const [load] = useState(() => () => undone.load(() => api.call(homeworkCalls.workUndoneNum, {})));
  useLoadForSession(load, undone.reset);
  // In the mini program, homework is done in a separate window that cannot notify this page: reload on return.
  useShown(() => void ((undone.status === 'ready' || undone.status === 'failed') && load()));
  useEffect(() => void (isAsking && undone.status === 'failed' && load()), [isAsking, undone, load]);
  useEffect(() => app.get(homeworkChanges).on(() => void load()), [app, load]);
  return undone;
}

interface OpenHomeworkProps {
  readonly of: Undone;
  readonly className?: string;
}

/** Link to open homework; hidden when there is none or the request failed. */
export const OpenHomework = observer(function OpenHomework({ of: undone, className }: OpenHomeworkProps) {
  const { router } = useApp();
  const count = undone.value?.undoneNum ?? 0;
  if (count === 0) return null;
  return (
    <CellGroup className={className}>
      <Cell
        icon="edit"
        title={homeworkTexts.open(count)}
        onPress={() => void router.go('homeworkList', { tab: 'open' })}
      />
    </CellGroup>
  );
});
