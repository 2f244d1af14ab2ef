import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FunctionField, Labeled, TextField, useRecordContext } from 'react-admin';
import { useAct } from '../calls/use-act';
import type { AnswerOf } from '../calls/client';
import { QueueHead } from '../queue/QueueHead';
import { ReasonDialog } from '../queue/ReasonDialog';
import { useKeys } from '../queue/use-keys';
import { useQueue, type Queue } from '../queue/use-queue';
import { WholeRecord } from '../queue/WholeRecord';
import { texts } from '../texts';
import { FieldCard } from './FieldCard';

const T = texts.materials;

type Material = AnswerOf<'openSentMaterial'> & { readonly id: string };

export const MaterialShow = () => (
  <WholeRecord title={<Title />}>
    <Sent />
  </WholeRecord>
);

const Title = () => useRecordContext<Material>()?.title ?? '';

function Sent() {
  const material = useRecordContext<Material>();
  const queue = useQueue();
  if (material === undefined) return null;
  const fields = material.sections.flatMap((section) => section.fields);
  return (
    <>
      <QueueHead
        queue={queue}
        hints={[
          ['A', T.accept],
          ['R', T.sendBack],
        ]}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {fields.map((field) => (
            <FieldCard
              key={field.key}
              field={field}
              answer={material.answers.find(({ key }) => key === field.key)?.answer}
            />
          ))}
        </Box>
        <Box sx={{ width: 320, flexShrink: 0, position: 'sticky', top: 64 }}>
          <Card>
            <CardContent>
              <Typography variant="h6" component="h2">
                {material.childName || texts.unnamed}
              </Typography>
              <Stack sx={{ my: 1 }}>
                <Labeled label={T.title}>
                  <TextField source="title" />
                </Labeled>
                <Labeled label={T.asker}>
                  <TextField source="asker" />
                </Labeled>
                <Labeled label={T.sentAt}>
                  <FunctionField<Material> render={({ sentAt }) => sentAt.slice(0, 16)} />
                </Labeled>
              </Stack>
              <Alert severity="info">{T.open}</Alert>
            </CardContent>
          </Card>
          <MaterialEnds key={material.id} material={material} queue={queue} />
        </Box>
      </Stack>
    </>
  );
}

function MaterialEnds({ material, queue: { goOn } }: { readonly material: Material; readonly queue: Queue }) {
  const { requestId, userId } = material;
  const [isAsking, setAsking] = useState(false);
  const yes = useAct('acceptMaterial', { done: T.accepted, onDone: goOn });
  const no = useAct('sendBackMaterial', { done: T.sentBack, onDone: goOn });
  const isBusy = yes.isBusy || no.isBusy;
  const accept = () => yes.act({ requestId, userId });
  const ask = () => setAsking(true);
  useKeys(isBusy ? {} : { a: accept, r: ask });
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button variant="contained" size="large" onClick={accept} disabled={isBusy} fullWidth>
        {T.accept}
      </Button>
      <Button variant="outlined" color="error" size="large" onClick={ask} disabled={isBusy} fullWidth>
        {T.sendBack}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={texts.reason.materials}
        help={texts.reason.help}
        ready={texts.reason.ready.materials}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onSend={(reason) => no.act({ requestId, userId, reason })}
      />
    </Stack>
  );
}
