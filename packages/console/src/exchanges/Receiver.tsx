import { Alert, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Labeled } from 'react-admin';
import type { AnswerOf } from '../calls/client';
import { ReasonButton } from '../people/ReasonButton';
import { texts } from '../texts';
import { exchangeTexts as T } from './texts';

export type Exchange = AnswerOf<'getExchange'> & { readonly id: number };

/** The phone is shown for a reason, until the page is left. */
export function Receiver({ exchange: { exchangeId, receiver } }: { readonly exchange: Exchange }) {
  const [phone, setPhone] = useState<string | null>(null);
  if (receiver === null) return <Alert severity="info">{T.ofShop}</Alert>;
  return (
    <Card>
      <CardContent>
        <Stack spacing={1}>
          <Labeled label={T.receiver}>
            <Typography>{receiver.name}</Typography>
          </Labeled>
          <Labeled label={T.phone}>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Typography role="status">{phone ?? receiver.phoneMask}</Typography>
              {phone === null && (
                <ReasonButton
                  call="showReceiverPhone"
                  request={{ exchangeId }}
                  words={{ button: texts.people.showPhone, title: T.phoneReason, done: '' }}
                  ready={texts.reason.ready.parcel}
                  onDone={({ phone: shown }) => setPhone(shown)}
                />
              )}
            </Stack>
          </Labeled>
          <Labeled label={T.address}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{receiver.address}</Typography>
          </Labeled>
        </Stack>
      </CardContent>
    </Card>
  );
}
