import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAct } from '../calls/use-act';
import { ReasonDialog } from '../queue/ReasonDialog';
import { useKeys } from '../queue/use-keys';
import type { Queue } from '../queue/use-queue';
import { texts } from '../texts';
import { sentOf, type Correction, type HandIn } from './correction';

const T = texts.homework;

/** Corrected, or back to the child with a reason; then the next one. */
export function Ends({
  handIn: { homeworkId },
  queue: { goOn },
}: {
  readonly handIn: HandIn;
  readonly queue: Queue;
}) {
  const { getValues, handleSubmit } = useFormContext<Correction>();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const done = useAct('correctHomework', { done: T.accepted, onDone: goOn });
  const back = useAct('correctHomework', { done: T.refused, onDone: goOn });
  const isBusy = done.isBusy || back.isBusy;
  const isWrong = () => notify('ra.message.invalid_form', { type: 'error' });
  const accept = () =>
    void handleSubmit((correction) => done.act({ homeworkId, ...sentOf(correction, false) }), isWrong)();
  const refuse = (words: string) =>
    void handleSubmit(
      (correction) => back.act({ homeworkId, ...sentOf({ ...correction, words }, true) }),
      isWrong,
    )();
  const ask = () => setAsking(true);
  useKeys(isBusy ? {} : { a: accept, r: ask });
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button variant="contained" size="large" onClick={accept} disabled={isBusy} fullWidth>
        {T.accept}
      </Button>
      <Button variant="outlined" color="error" size="large" onClick={ask} disabled={isBusy} fullWidth>
        {T.refuse}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={texts.reason.homework}
        help={texts.reason.help}
        ready={texts.reason.ready.homework}
        start={isAsking ? (getValues('words') ?? '') : ''}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onSend={refuse}
      />
    </Stack>
  );
}
