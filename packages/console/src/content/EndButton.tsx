import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRefresh } from 'react-admin';
import type { AskOf } from '../calls/client';
import { useAct } from '../calls/use-act';

type Ending = 'endMaterialRequest' | 'endSchoolActivity' | 'endSurvey';

interface EndButtonProps<N extends Ending> {
  readonly call: N;
  readonly asked: AskOf<N>;
  /** Of what ends. */
  readonly title: string;
  readonly texts: Readonly<Record<'end' | 'ended' | 'endSure', string>>;
}

/** Ends something early, after a question. */
export function EndButton<N extends Ending>({ asked, call, texts, title }: EndButtonProps<N>) {
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useAct(call, { done: texts.ended, onDone: refresh });
  return (
    <>
      <Button size="small" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {texts.end}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`${texts.end}：${title}`}
        content={texts.endSure}
        onConfirm={() => {
          setAsking(false);
          act(asked);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
