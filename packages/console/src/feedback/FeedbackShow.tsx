import { Box, Card, CardContent, Link, Stack, Typography } from '@mui/material';
import {
  Form,
  FunctionField,
  Labeled,
  maxLength,
  required,
  SaveButton,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { FEEDBACK_LENGTH } from '../../../../src/contract/help/values';
import { useAct } from '../calls/use-act';
import type { AnswerOf } from '../calls/client';
import { QueueHead } from '../queue/QueueHead';
import { useQueue, type Queue } from '../queue/use-queue';
import { WholeRecord } from '../queue/WholeRecord';
import { texts } from '../texts';

const T = texts.feedback;
type Feedback = AnswerOf<'getFeedback'> & { readonly id: number };

export const FeedbackShow = () => (
  <WholeRecord title={<Title />}>
    <Written />
  </WholeRecord>
);

function Title() {
  const feedback = useRecordContext<Feedback>();
  return feedback === undefined ? null : T.kinds[feedback.kind];
}

function Written() {
  const feedback = useRecordContext<Feedback>();
  const queue = useQueue();
  if (feedback === undefined) return null;
  return (
    <>
      <QueueHead queue={queue} hints={[]} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Card>
            <CardContent>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {feedback.content}
              </Typography>
              <Pictures pictures={feedback.pictures} />
            </CardContent>
          </Card>
          {feedback.answeredAt === '' ? (
            <Answer key={feedback.id} feedback={feedback} queue={queue} />
          ) : (
            <Card sx={{ mt: 2 }}>
              <CardContent>
                <Typography color="textSecondary" variant="body2">
                  {T.answeredAt(feedback.answeredAt.slice(0, 16))}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-wrap' }}>{feedback.answer}</Typography>
              </CardContent>
            </Card>
          )}
        </Box>
        <Card sx={{ width: 280, flexShrink: 0 }}>
          <CardContent>
            <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
              {feedback.childName || texts.unnamed}
            </Typography>
            <Stack>
              <Labeled label={texts.people.userId}>
                <TextField source="userId" />
              </Labeled>
              <Labeled label={T.kind}>
                <FunctionField<Feedback> render={({ kind }) => T.kinds[kind]} />
              </Labeled>
              {feedback.orderNo !== '' && (
                <Labeled label={T.order}>
                  <TextField source="orderNo" />
                </Labeled>
              )}
              <Labeled label={T.sentAt}>
                <FunctionField<Feedback> render={({ sentAt }) => sentAt.slice(0, 16)} />
              </Labeled>
            </Stack>
          </CardContent>
        </Card>
      </Stack>
    </>
  );
}

const Pictures = ({ pictures }: Pick<Feedback, 'pictures'>) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ mt: pictures.length > 0 ? 2 : 0, flexWrap: 'wrap' }}>
    {pictures.map(({ url }, index) => (
      <Link key={url} href={url} target="_blank" rel="noreferrer">
        <Box
          component="img"
          src={url}
          alt={T.picture(index + 1)}
          sx={{ width: 160, height: 160, objectFit: 'cover', borderRadius: 1 }}
        />
      </Link>
    ))}
  </Stack>
);

function Answer({ feedback, queue }: { readonly feedback: Feedback; readonly queue: Queue }) {
  const { act, isBusy } = useAct('answerFeedback', { done: T.done, onDone: queue.goOn });
  const send = ({ answer }: { answer?: string }) =>
    act({ feedbackId: feedback.feedbackId, answer: (answer ?? '').trim() });
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Form record={{ answer: '' }} onSubmit={send}>
          <TextInput
            source="answer"
            label={T.answer}
            helperText={T.answerHelp}
            validate={[required(), maxLength(FEEDBACK_LENGTH.max)]}
            multiline
            minRows={4}
          />
          <SaveButton label={T.send} icon={<></>} alwaysEnable disabled={isBusy} />
        </Form>
      </CardContent>
    </Card>
  );
}
