import { Card, Stack, Typography } from '@mui/material';
import { FunctionField, Labeled, Show, TextField, useRecordContext } from 'react-admin';
import type { RowOf } from '../calls/client';
import { texts } from '../texts';
import { Devices } from './Devices';
import { PhoneButton } from './PhoneButton';
import { ReasonButton } from './ReasonButton';

const T = texts.people;
export type Person = RowOf<'findPerson'> & { readonly id: number };

export const PersonShow = () => (
  <Show actions={false} component="div" title={<Title />}>
    <Parent />
  </Show>
);

const Title = () => useRecordContext<Person>()?.kidName || texts.unnamed;

function Parent() {
  const person = useRecordContext<Person>();
  if (person === undefined) return null;
  const { userId } = person;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Card sx={{ p: 3 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {person.kidName || texts.unnamed}
        </Typography>
        <Stack direction="row" useFlexGap spacing={5} sx={{ flexWrap: 'wrap' }}>
          <Labeled label={T.userId}>
            <TextField source="userId" />
          </Labeled>
          <Labeled label={T.parentName}>
            <TextField source="parentName" emptyText={texts.unnamed} />
          </Labeled>
          <Labeled label={T.phone}>
            <FunctionField<Person> render={({ areaCode, phoneMask }) => `+${areaCode} ${phoneMask}`} />
          </Labeled>
          <Labeled label={T.status}>
            <FunctionField<Person> render={({ studentStatus }) => texts.studentStatuses[studentStatus]} />
          </Labeled>
          <Labeled label={T.registeredOn}>
            <TextField source="registeredOn" />
          </Labeled>
        </Stack>
        <Stack direction="row" spacing={1} sx={{ mt: 3, alignItems: 'center' }}>
          <PhoneButton userId={userId} />
          <ReasonButton
            call="unlockPerson"
            request={{ userId }}
            words={{ button: T.unlock, title: T.unlockReason, done: T.unlocked }}
            ready={texts.reason.ready.unlock}
          />
        </Stack>
      </Card>
      <Devices userId={userId} />
    </Stack>
  );
}
