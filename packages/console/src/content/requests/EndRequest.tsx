import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRecordContext, useRefresh } from 'react-admin';
import type { AnswerOf } from '../../calls/client';
import { useAct } from '../../calls/use-act';
import { requestTexts as T } from './texts';

export function EndRequest() {
  const request = useRecordContext<AnswerOf<'getMaterialRequest'>>();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useAct('endMaterialRequest', { done: T.ended, onDone: refresh });
  if (request === undefined || request.isOver) return null;
  return (
    <>
      <Button size="small" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {T.end}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`${T.end}：${request.title}`}
        content={T.endSure}
        onConfirm={() => {
          setAsking(false);
          act({ requestId: request.requestId });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
