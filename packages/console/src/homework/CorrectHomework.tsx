import { Box, Card, Chip, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { QueueHead } from '../queue/QueueHead';
import { useQueue } from '../queue/use-queue';
import { WholeRecord } from '../queue/WholeRecord';
import { texts } from '../texts';
import { startOf, type HandIn } from './correction';
import { Ends } from './Ends';
import { Pens, usePens } from './Pens';
import { Preview } from './Preview';
import { QuestionCard } from './QuestionCard';
import { Whole } from './Whole';

const T = texts.homework;

export const CorrectHomework = () => (
  <WholeRecord title={<Title />}>
    <Desk />
  </WholeRecord>
);

function Title() {
  const handIn = useRecordContext<HandIn & { id: number }>();
  return handIn === undefined ? '' : `${handIn.childName || texts.unnamed}：${handIn.title}`;
}

/** The child's answers on the left, the teacher's whole opinion on the right. */
function Desk() {
  const handIn = useRecordContext<HandIn & { id: number }>();
  const queue = useQueue();
  const start = useMemo(() => handIn && startOf(handIn), [handIn]);
  const pens = usePens();
  if (handIn === undefined || start === undefined) return null;
  return (
    <Form key={`${handIn.homeworkId}-${handIn.round}`} record={start} warnWhenUnsavedChanges>
      <QueueHead
        queue={queue}
        hints={[
          ['A', T.accept],
          ['R', T.refuse],
          ['P', T.preview],
        ]}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <HandInHead handIn={handIn} />
          <Pens pens={pens} />
          {handIn.questions.map((asked, index) => (
            <QuestionCard key={asked.question.id} handIn={handIn} asked={asked} index={index} pens={pens} />
          ))}
        </Box>
        <Box sx={{ width: 320, flexShrink: 0, position: 'sticky', top: 64 }}>
          <Whole homeworkId={handIn.homeworkId} />
          <Ends handIn={handIn} queue={queue} />
          <Preview handIn={handIn} />
        </Box>
      </Stack>
    </Form>
  );
}

const HandInHead = ({
  handIn: { childName, courseName, handedInAt, round, task, title },
}: {
  handIn: HandIn;
}) => (
  <Card sx={{ p: 2, mb: 2 }}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="h6" component="h2">
        {childName || texts.unnamed}
      </Typography>
      <Chip
        size="small"
        label={T.round(round)}
        color={round > 1 ? 'warning' : 'default'}
        variant="outlined"
      />
    </Stack>
    <Typography color="textSecondary" variant="body2">
      {[title, courseName, handedInAt.slice(0, 16)].filter(Boolean).join(' · ')}
    </Typography>
    {task && <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{task}</Typography>}
  </Card>
);
