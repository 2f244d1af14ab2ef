import { observer } from 'mobx-react';
import { useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { homeworkCalls } from '@/contract/homework/calls';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app-context';
import { Loadable } from '@/stores/loadable';
import { classListTexts } from './texts';

/** What is to be done at home; nothing where there is none, or nobody could say. */
export const OpenHomework = observer(function OpenHomework() {
  const { api, router } = useApp();
  const [undone] = useState(() => new Loadable<{ undoneNum: number }>());
  useLoadForSession(() => undone.load(() => api.call(homeworkCalls.workUndoneNum, {})), undone.reset);
  const count = undone.value?.undoneNum ?? 0;
  if (count === 0) return null;
  return (
    <CellGroup className="class-list__calendar">
      <Cell
        icon="edit"
        title={classListTexts.homework(count)}
        onPress={() => void router.go('homeworkList', { tab: 'open' })}
      />
    </CellGroup>
  );
});
