import { Typography } from '@mui/material';
import { useState } from 'react';
import type { AnswerOf } from '../calls/client';
import { texts } from '../texts';
import { ReasonButton } from './ReasonButton';

const T = texts.people;

/** Shown until the page is left. */
export function PhoneButton({ userId }: { readonly userId: number }) {
  const [shown, setShown] = useState<AnswerOf<'showPhone'> | null>(null);
  if (shown !== null)
    return (
      <Typography sx={{ fontWeight: 600, mr: 1 }} role="status">
        +{shown.areaCode} {shown.phone}
      </Typography>
    );
  return (
    <ReasonButton
      call="showPhone"
      request={{ userId }}
      words={{ button: T.showPhone, title: T.phoneReason, done: '' }}
      ready={texts.reason.ready.phone}
      onDone={setShown}
    />
  );
}
