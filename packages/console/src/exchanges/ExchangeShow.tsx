import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { FunctionField, Labeled, TextField, useRecordContext } from 'react-admin';
import { contentTexts } from '../content/texts';
import { QueueHead } from '../queue/QueueHead';
import { useQueue } from '../queue/use-queue';
import { WholeRecord } from '../queue/WholeRecord';
import { texts } from '../texts';
import { EndForm } from './EndForm';
import { Receiver, type Exchange } from './Receiver';
import { exchangeTexts as T } from './texts';

export const ExchangeShow = () => (
  <WholeRecord title={<Title />}>
    <Waiting />
  </WholeRecord>
);

const Title = () => useRecordContext<Exchange>()?.title ?? '';

function Waiting() {
  const exchange = useRecordContext<Exchange>();
  const queue = useQueue();
  if (exchange === undefined) return null;
  return (
    <>
      <QueueHead queue={queue} hints={[]} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Receiver key={exchange.id} exchange={exchange} />
          <EndForm key={`end-${exchange.id}`} exchange={exchange} queue={queue} />
        </Box>
        <Gift exchange={exchange} />
      </Stack>
    </>
  );
}

const Gift = ({ exchange: { childName, picture, title } }: { readonly exchange: Exchange }) => (
  <Card sx={{ width: 280, flexShrink: 0 }}>
    {picture !== '' && (
      <Box
        component="img"
        src={picture}
        alt={title}
        sx={{ display: 'block', width: '100%', height: 160, objectFit: 'cover' }}
      />
    )}
    <CardContent>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack>
        <Labeled label={T.cost}>
          <FunctionField<Exchange>
            render={({ cost, count, currency }) =>
              `${contentTexts.gifts.price(cost, currency)}${T.count(count)}`
            }
          />
        </Labeled>
        <Labeled label={T.child}>
          <Typography variant="body2">{childName || texts.unnamed}</Typography>
        </Labeled>
        <Labeled label={texts.people.userId}>
          <TextField source="userId" />
        </Labeled>
        <Labeled label={T.exchangedAt}>
          <FunctionField<Exchange> render={({ exchangedAt }) => exchangedAt.slice(0, 16)} />
        </Labeled>
        <Labeled label={T.noteNow}>
          <TextField source="note" emptyText={texts.audit.none} />
        </Labeled>
      </Stack>
    </CardContent>
  </Card>
);
