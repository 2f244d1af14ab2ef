import { Button } from '@mui/material';
import { useState } from 'react';
import type { AskOf, AnswerOf } from '../calls/client';
import { useAct } from '../calls/use-act';
import { ReasonDialog } from '../queue/ReasonDialog';
import { texts } from '../texts';

/** Calls about a parent that ask why. */
type Reasoned = 'showPhone' | 'showReceiverPhone' | 'unlockPerson' | 'removePersonDevice';

interface ReasonButtonProps<N extends Reasoned> {
  readonly call: N;
  readonly request: Omit<AskOf<N>, 'reason'>;
  readonly words: { readonly button: string; readonly title: string; readonly done: string };
  readonly ready: readonly string[];
  readonly onDone?: (answer: AnswerOf<N>) => void;
}

/** Done only for a reason, which the audit keeps. */
export function ReasonButton<N extends Reasoned>({
  call,
  onDone,
  ready,
  request,
  words,
}: ReasonButtonProps<N>) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { act, isBusy } = useAct(call, {
    done: words.done,
    onDone: (answer) => {
      close();
      onDone?.(answer);
    },
  });
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={words.title}
        help={texts.reason.kept}
        ready={ready}
        isBusy={isBusy}
        onClose={close}
        onSend={(reason) => act({ ...request, reason } as AskOf<N>)}
      />
    </>
  );
}
