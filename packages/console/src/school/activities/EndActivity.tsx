import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRecordContext, useRefresh } from 'react-admin';
import { ActivityState } from '../../../../../src/contract/activities/values';
import type { AnswerOf } from '../../calls/client';
import { useAct } from '../../calls/use-act';
import { activityTexts as T } from './texts';

export function EndActivity() {
  const activity = useRecordContext<AnswerOf<'getSchoolActivity'>>();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useAct('endSchoolActivity', { done: T.ended, onDone: refresh });
  if (activity?.state !== ActivityState.current) return null;
  return (
    <>
      <Button size="small" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {T.end}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`${T.end}：${activity.title}`}
        content={T.endSure}
        onConfirm={() => {
          setAsking(false);
          act({ activityId: activity.activityId });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
