import { Button } from '@mui/material';
import { DataTable, List, RefreshButton, TopToolbar, useRecordContext } from 'react-admin';
import type { RowOf } from '../calls/client';
import { useAct } from '../calls/use-act';
import { texts } from '../texts';
import { noticeKind } from './texts';

const T = texts.letters;
type Row = RowOf<'listDeadLetters'>;

/** Messages to parents that were given up. */
export const LetterList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton />
      </TopToolbar>
    }
    empty={false}
    exporter={false}
    perPage={50}
  >
    <DataTable rowClick={false} bulkActionButtons={false} size="small">
      <DataTable.Col source="createdAt" label={T.createdAt} disableSort />
      <DataTable.Col source="userId" label={T.userId} disableSort />
      <DataTable.Col label={T.kind} render={({ kind }: Row) => noticeKind(kind)} />
      <DataTable.Col label={T.channel} render={({ channel }: Row) => T.channels[channel]} />
      <DataTable.Col source="failure" label={T.failure} disableSort />
      <DataTable.Col source="tries" label={T.tries} disableSort />
      <DataTable.Col source="expiresAt" label={T.expiresAt} disableSort />
      <DataTable.Col label="" align="right">
        <Retry />
      </DataTable.Col>
    </DataTable>
  </List>
);

function Retry() {
  const letter = useRecordContext<Row>();
  const { act, isBusy } = useAct('retryDeadLetter', { done: T.retried });
  if (letter === undefined) return null;
  const { isExpired, letterId } = letter;
  return (
    <Button size="small" variant="outlined" disabled={isBusy || isExpired} onClick={() => act({ letterId })}>
      {isExpired ? T.expired : T.retry}
    </Button>
  );
}
