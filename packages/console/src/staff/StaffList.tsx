import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, DataTable, List, useGetIdentity, useRecordContext } from 'react-admin';
import { AddBar } from '../content/AddBar';
import { StateChip } from '../content/StateChip';
import type { RowOf, AnswerOf } from '../calls/client';
import { useAct } from '../calls/use-act';
import { texts } from '../texts';
import { CredentialsDialog } from './CredentialsDialog';

const T = texts.staff;
type Row = RowOf<'listStaff'>;

export const StaffList = () => (
  <List actions={<AddBar label={T.add} />} exporter={false} perPage={25}>
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="name" label={T.name} disableSort />
      <DataTable.Col label={T.role} render={({ role }: Row) => texts.roles[role]} />
      <DataTable.Col source="createdAt" label={T.createdAt} disableSort />
      <DataTable.Col
        label={T.state}
        render={({ closedAt }: Row) => (
          <StateChip
            isOn={closedAt === ''}
            label={closedAt === '' ? T.isOpen : `${T.isClosed} ${closedAt.slice(0, 10)}`}
          />
        )}
      />
      <DataTable.Col label="" align="right">
        <Actions />
      </DataTable.Col>
    </DataTable>
  </List>
);

function Actions() {
  const member = useRecordContext<Row>();
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<'renew' | 'close' | null>(null);
  const [credentials, setCredentials] = useState<AnswerOf<'renewStaff'> | null>(null);
  const renew = useAct('renewStaff', { done: '', onDone: setCredentials });
  const close = useAct('closeStaff', { done: T.closed });
  if (member === undefined || member.closedAt !== '') return null;
  const { name, staffId } = member;
  const doIt = () => {
    (asked === 'renew' ? renew : close).act({ staffId });
    setAsked(null);
  };
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button size="small" onClick={() => setAsked('renew')}>
        {T.renew}
      </Button>
      {/* One's own account is closed by another administrator. */}
      <Button size="small" color="error" disabled={identity?.id === name} onClick={() => setAsked('close')}>
        {T.close}
      </Button>
      <Confirm
        isOpen={asked !== null}
        title={`${asked === 'renew' ? T.renew : T.close}：${name}`}
        content={asked === 'renew' ? T.renewSure : T.closeSure}
        onConfirm={doIt}
        onClose={() => setAsked(null)}
      />
      <CredentialsDialog credentials={credentials} onClose={() => setCredentials(null)} />
    </Stack>
  );
}
