import { Box, Card, Stack } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { QueueHead, type KeyHint } from '../queue/QueueHead';
import { useQueue } from '../queue/use-queue';
import { WholeRecord } from '../queue/WholeRecord';
import { texts } from '../texts';
import { Judgement } from './Judgement';
import { WorkFacts, type ReviewedWork } from './WorkFacts';
import { WorkFiles } from './WorkFiles';

const T = texts.works;

/** One work that waits for a review, or that was reported. */
export const WorkShow = () => (
  <WholeRecord title={<Title />}>
    <Review />
  </WholeRecord>
);

const Title = () => useRecordContext<ReviewedWork>()?.title || texts.untitled;

function Review() {
  const work = useRecordContext<ReviewedWork>();
  const isReport = useResourceContext() === 'reports';
  const queue = useQueue();
  const hints: readonly KeyHint[] = isReport
    ? [
        ['A', T.keep],
        ['R', T.takeAway],
      ]
    : [
        ['A', T.accept],
        ['R', T.refuse],
      ];
  if (work === undefined) return null;
  return (
    <>
      <QueueHead queue={queue} hints={hints} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Card sx={{ flex: 1, minWidth: 0 }}>
          <WorkFiles key={work.id} work={work} />
        </Card>
        <Box sx={{ width: 340, flexShrink: 0, position: 'sticky', top: 64 }}>
          <WorkFacts work={work} />
          <Judgement key={work.id} work={work} queue={queue} of={isReport ? 'reports' : 'works'} />
        </Box>
      </Stack>
    </>
  );
}
