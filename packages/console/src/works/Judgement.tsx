import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../calls/use-act';
import { ReasonDialog } from '../queue/ReasonDialog';
import { useKeys } from '../queue/use-keys';
import type { Queue } from '../queue/use-queue';
import { texts } from '../texts';
import type { ReviewedWork } from './WorkFacts';

const T = texts.works;

const JUDGEMENTS = {
  works: {
    accept: 'approveWork',
    refuse: 'refuseWork',
    words: [T.accept, T.refuse],
    done: [T.accepted, T.refused],
  },
  reports: {
    accept: 'dismissReports',
    refuse: 'upholdReports',
    words: [T.keep, T.takeAway],
    done: [T.kept, T.takenAway],
  },
} as const;

interface JudgementProps {
  readonly work: ReviewedWork;
  readonly queue: Queue;
  readonly of: keyof typeof JUDGEMENTS;
}

/** Yes at once, no with a reason; then the next one. */
export function Judgement({ of, queue: { goOn }, work: { id, round } }: JudgementProps) {
  const { accept: yesCall, done, refuse: noCall, words } = JUDGEMENTS[of];
  const [isAsking, setAsking] = useState(false);
  const yes = useAct(yesCall, { done: done[0], onDone: goOn });
  const no = useAct(noCall, { done: done[1], onDone: goOn });
  const isBusy = yes.isBusy || no.isBusy;
  const accept = () => yes.act({ id, round });
  const ask = () => setAsking(true);
  useKeys(isBusy ? {} : { a: accept, r: ask });
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button variant="contained" size="large" onClick={accept} disabled={isBusy} fullWidth>
        {words[0]}
      </Button>
      <Button variant="outlined" color="error" size="large" onClick={ask} disabled={isBusy} fullWidth>
        {words[1]}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={texts.reason[of]}
        help={texts.reason.help}
        ready={texts.reason.ready[of]}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onSend={(reason) => no.act({ id, round, reason })}
      />
    </Stack>
  );
}
